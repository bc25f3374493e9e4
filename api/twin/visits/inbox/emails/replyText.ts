import { replyMarkers } from './inboxMail.ts'

const maxIntroductionLines = 3
const headerLines = 8
const header = /^\W{0,3}\p{L}[\p{L} -]{1,20}:/u
const rule = /^[-_*=\s]{5,}$/
const originalMessage = /^-{2,}[^-]{1,60}-{2,}$/
const phoneSignature =
  /^(Sent from (my|Outlook|Yahoo|Mail|Proton)\b|Get Outlook for |Von meinem .{1,40} gesendet|Gesendet (von (meinem|Outlook|Mail|Proton)|mit der )|Holen Sie sich Outlook |Outlook für .{1,20} herunterladen)/

/**
 * Text above, between and below the quotation of an inbox email, without signature. Takes linear time.
 * @param mailFrom sender of the quoted email, as in “Twain <twain@example.org>”
 */
export function extractReply(text: string, mailFrom: string): string {
  const names = toNames(mailFrom)
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
  const kept: string[] = []
  let isSignature = false
  for (const [index, line] of lines.entries()) {
    if (isUnquotedOriginal(lines, index, names)) {
      dropIntroduction(kept, names)
      break
    }
    if (line.startsWith('>')) {
      if (!lines[index - 1]?.startsWith('>')) dropIntroduction(kept, names)
      isSignature = false
    } else if (line === '--') isSignature = true
    else if (!isSignature) kept.push(line)
  }
  dropPhoneSignature(kept)
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The marker alone, or a block such as “From: Twain”, “Sent: …”, “To: …”, “Subject: …”. */
function isUnquotedOriginal(lines: readonly string[], index: number, names: readonly string[]): boolean {
  const line = lines[index] ?? ''
  if (line.startsWith('>')) return false
  if (replyMarkers.some((marker) => line.includes(marker))) return true
  if (!header.test(line) || !includesAny(line, names)) return false
  const following = lines.slice(index + 1, index + headerLines)
  return following.filter((next) => header.test(next)).length >= 2
}

/** Drops a line such as “On 30 November 2026, Twain wrote:”, which some programs wrap. */
function dropIntroduction(kept: string[], names: readonly string[]): void {
  dropBlank(kept)
  for (let count = 1; count <= maxIntroductionLines; count++) {
    const lines = kept.slice(-count)
    if (isIntroduction(lines.join(' '), names)) {
      kept.length -= lines.length
      break
    }
  }
  dropBlank(kept)
  while (rule.test(kept.at(-1) ?? '') || originalMessage.test(kept.at(-1) ?? '')) {
    kept.pop()
    dropBlank(kept)
  }
  // Keeps paragraphs before and after a quotation apart.
  kept.push('')
}

function isIntroduction(text: string, names: readonly string[]): boolean {
  if (!/[:：]\W{0,3}$/.test(text) || !includesAny(text, names)) return false
  const rest = names.reduce((shorter, name) => shorter.replaceAll(name, ''), text)
  return /\d/.test(rest)
}

function dropPhoneSignature(kept: string[]): void {
  dropBlank(kept)
  if (!phoneSignature.test(kept.at(-1) ?? '')) return
  kept.pop()
  dropBlank(kept)
}

function dropBlank(kept: string[]): void {
  while (kept.at(-1)?.trim() === '') kept.pop()
}

function includesAny(line: string, names: readonly string[]): boolean {
  return names.some((name) => line.includes(name))
}

function toNames(mailFrom: string): string[] {
  const [name = '', address = ''] = mailFrom.split('<')
  return [name, address].map((text) => text.replaceAll(/[">]/g, '').trim()).filter((text) => text !== '')
}
