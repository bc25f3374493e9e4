import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type AnswerLinks = ReturnType<typeof createAnswerLinks>

const idBytes = 16
const proofBytes = 24

/** Derived, so nothing needs to be stored. */
export function createAnswerLinks(sessionSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'twain answer link', 32))
  const prove = (id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, proofBytes)

  return {
    toSecret(messageId: string): string {
      const id = Buffer.from(messageId.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, prove(id)]).toString('base64url')
    },
    /** Null if invalid. */
    readSecret(secret: string): string | null {
      const bytes = Buffer.from(secret, 'base64url')
      if (bytes.length !== idBytes + proofBytes) return null
      const id = bytes.subarray(0, idBytes)
      if (!timingSafeEqual(bytes.subarray(idBytes), prove(id))) return null
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
