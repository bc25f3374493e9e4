import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../seal.ts'

export type SecretLinks = ReturnType<typeof createSecretLinks>

const idBytes = 16
const proofBytes = 24

/** Secrets are derived from an ID for one purpose, so that nothing needs to be stored. */
export function createSecretLinks([current, ...previous]: Secrets, purpose: string) {
  const createProver = (secret: string) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
    return (id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, proofBytes)
  }
  const prove = createProver(current)
  const provers = [prove, ...previous.map(createProver)]

  return {
    toSecret(uuid: string): string {
      const id = Buffer.from(uuid.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, prove(id)]).toString('base64url')
    },
    /** Null if the secret is invalid. */
    readSecret(secret: string): string | null {
      const bytes = Buffer.from(secret, 'base64url')
      if (bytes.length !== idBytes + proofBytes) return null
      const id = bytes.subarray(0, idBytes)
      if (!provers.some((proveId) => timingSafeEqual(bytes.subarray(idBytes), proveId(id)))) return null
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
