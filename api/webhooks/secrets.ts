import { randomBytes } from 'node:crypto'
import { createSeal } from '../platform/seal.ts'

/** In the format of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

export const createSecretSeal = (serverSecret: string) => createSeal(serverSecret, 'webhook secrets')
