import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../seal.ts'

export type SecretLinks = ReturnType<typeof createSecretLinks>

const idBytes = 16

interface Format {
  proofBytes: number
  encode(bytes: Buffer): string
  decode(secret: string): Buffer
}

const base64url: Format = {
  proofBytes: 24,
  encode: (bytes) => bytes.toString('base64url'),
  decode: (secret) => Buffer.from(secret, 'base64url'),
}

/** Secrets are derived from an ID for one purpose, so that nothing needs to be stored. */
export function createSecretLinks([current, ...previous]: Secrets, purpose: string, { proofBytes, encode, decode }: Format = base64url) {
  const createProver = (secret: string) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
    return (id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, proofBytes)
  }
  const prove = createProver(current)
  const provers = [prove, ...previous.map(createProver)]

  return {
    toSecret(uuid: string): string {
      const id = Buffer.from(uuid.replaceAll('-', ''), 'hex')
      return encode(Buffer.concat([id, prove(id)]))
    },
    /** Null if the secret is invalid. */
    readSecret(secret: string): string | null {
      const bytes = decode(secret)
      if (bytes.length !== idBytes + proofBytes) return null
      const id = bytes.subarray(0, idBytes)
      if (!provers.some((proveId) => timingSafeEqual(bytes.subarray(idBytes), proveId(id)))) return null
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
