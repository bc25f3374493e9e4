import { createSecretLinks } from '../../../../platform/text/secretLinks.ts'
import type { Secrets } from '../../../../platform/seal.ts'

export type ReplyAddresses = ReturnType<typeof createReplyAddresses>

/** Mail servers may change the case of an address, and limit the part before the @ to 64 characters. */
const caseInsensitive = {
  proofBytes: 12,
  encode: (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`).toString(36),
  decode: (text: string) => {
    if (!/^[0-9a-z]{1,44}$/i.test(text)) return Buffer.alloc(0)
    const number = Array.from(text).reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n)
    return Buffer.from(number.toString(16).padStart(56, '0'), 'hex')
  },
}

/** Addresses such as `answers+TOKEN@example.org`, each for one inbox entry. */
export function createReplyAddresses(secrets: Secrets, base: string) {
  const links = createSecretLinks(secrets, 'twain reply address', caseInsensitive)
  const [local = '', domain = ''] = base.toLowerCase().split('@')
  const [start, end] = [`${local}+`, `@${domain}`]
  return {
    toAddress: (entryId: string): string => `${start}${links.toSecret(entryId)}${end}`,
    /** Null unless it is the address of an entry. */
    readEntryId(address: string): string | null {
      const given = address.toLowerCase()
      if (!given.startsWith(start) || !given.endsWith(end)) return null
      return links.readSecret(given.slice(start.length, -end.length))
    },
  }
}
