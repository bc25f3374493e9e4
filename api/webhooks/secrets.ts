import { randomBytes } from 'node:crypto'
import { createSeal } from '../platform/seal.ts'

/** 24 random bytes in the format of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

/** Encrypts signing secrets with a key derived from the server’s secret. */
export const createSecretSeal = (serverSecret: string) => createSeal(serverSecret, 'webhook secrets')
