import { randomBytes } from 'node:crypto'
import { createSeal, type Secrets } from '../platform/seal.ts'

/** In the format of Standard Webhooks. */
export function createSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

export const createSecretSeal = (secrets: Secrets) => createSeal(secrets, 'webhook secrets')
