import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The current session secret, then previous ones, which are only accepted. */
export type Secrets = readonly [current: string, ...previous: string[]]

export type Seal = ReturnType<typeof createSeal>

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM, with a derived key per purpose. */
export function createSeal([current, ...previous]: Secrets, purpose: string) {
  const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `twain ${purpose}`, 32))
  const key = deriveKey(current)
  const previousKeys = previous.map(deriveKey)
  const openPrevious = (sealed: string): string | null => {
    for (const previousKey of previousKeys) {
      const text = tryToDecrypt(previousKey, sealed)
      if (text !== null) return text
    }
    return null
  }

  return {
    close: (text: string): string => encrypt(key, text),
    /** @throws if the text was modified or sealed with another secret */
    open: (sealed: string): string => openPrevious(sealed) ?? decrypt(key, sealed),
    /** Null unless the text was sealed with a previous secret. */
    reseal(sealed: string): string | null {
      const text = openPrevious(sealed)
      return text === null ? null : encrypt(key, text)
    },
  }
}

function encrypt(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString('base64')
}

function decrypt(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
}

function tryToDecrypt(key: Buffer, sealed: string): string | null {
  try {
    return decrypt(key, sealed)
  } catch {
    return null
  }
}
