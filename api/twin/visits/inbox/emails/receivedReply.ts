import type { Email } from 'postal-mime'
import { readHtmlText } from '../../../../platform/text/htmlText.ts'

const maxHeaderBytes = 256 * 1024
const automaticPrecedence = /^\s*(bulk|junk|list|auto_reply)\b/i

export async function parseEmail(source: Uint8Array): Promise<Email | null> {
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(source, { maxHeadersSize: maxHeaderBytes, maxNestingDepth: 20, forceRfc822Attachments: true }).catch(() => null)
}

/** Automatic replies and delivery reports, which must not be answered (RFC 3834). */
export function isAutomatic({ headers }: Email): boolean {
  return headers.some(({ key, value }) => {
    if (key === 'auto-submitted') return !/^\s*no\b/i.test(value)
    if (key === 'precedence') return automaticPrecedence.test(value)
    if (key === 'return-path') return /^\s*<\s*>/.test(value)
    if (key === 'content-type') return /^\s*multipart\/report\b/i.test(value)
    return ['x-autoreply', 'x-autorespond', 'list-id'].includes(key)
  })
}

export function listRecipients({ to = [], cc = [], deliveredTo }: Email): string[] {
  const addresses = [...to, ...cc].flatMap(({ address, group }) => address ?? group?.map((member) => member.address) ?? [])
  return deliveredTo === undefined ? addresses : [...addresses, deliveredTo]
}

export function getText({ text, html }: Email): string {
  return text?.trim() ? text : readHtmlText(html ?? '')
}
