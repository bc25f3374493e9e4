import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** 24 random bytes in the format of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts secrets with a key derived from the server’s secret. */
export class SecretBox {
  readonly #key: Buffer

  constructor(serverSecret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', serverSecret, '', 'twain webhook secrets', 32))
  }

  seal(secret: string): string {
    const iv = randomBytes(ivBytes)
    const sealing = createCipheriv(cipher, this.#key, iv)
    const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
    return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64')
  }

  /** Null if the value is damaged or was encrypted with another server secret. */
  open(box: string): string | null {
    const bytes = Buffer.from(box, 'base64')
    try {
      const opening = createDecipheriv(cipher, this.#key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8')
    } catch {
      return null
    }
  }
}
