import type { Language } from '../../../../account/settings/languages.ts'
import type { Message } from '../../../../platform/mail/mail.ts'
import { maxReplyLength } from '../limits.ts'

export interface Recipient {
  readonly to: string
  readonly language: Language
  readonly publicUrl: string
}

/** Days in which an email can be answered. */
export const replyDays = 30
const maxQuoted = 2_000

const words = {
  en: {
    marker: 'Reply above this line',
    left: 'Visitors get your text only, without attachments and quotations.',
    question: 'A visitor sent you a question',
    message: 'A visitor left you a message',
    reply: 'Reply in the inbox',
    turnOff: 'Turn these emails off',
    refused: 'Your reply was not sent',
    refusals: {
      sender: 'It came from an address other than your account’s.',
      expired: `It answers an email that is more than ${replyDays} days old.`,
      replied: 'The visitor already has a reply. You can edit it in the inbox.',
      size: 'It is larger than 1 MB.',
      empty: 'It has no text above the quoted message.',
      length: `It has more than ${maxReplyLength.toLocaleString('en')} characters.`,
      quotation: 'It contains a quotation that could not be removed.',
    },
  },
  de: {
    marker: 'Antworte über dieser Zeile',
    left: 'Besucher erhalten nur deinen Text, ohne Anhänge und Zitate.',
    question: 'Ein Besucher hat dir eine Frage geschickt',
    message: 'Ein Besucher hat dir eine Nachricht hinterlassen',
    reply: 'Im Posteingang antworten',
    turnOff: 'Diese E-Mails abbestellen',
    refused: 'Deine Antwort wurde nicht gesendet',
    refusals: {
      sender: 'Sie kam von einer anderen Adresse als der deines Kontos.',
      expired: `Sie gehört zu einer E-Mail, die mehr als ${replyDays} Tage alt ist.`,
      replied: 'Der Besucher hat schon eine Antwort. Du kannst sie im Posteingang bearbeiten.',
      size: 'Sie ist größer als 1 MB.',
      empty: 'Sie hat keinen Text über der zitierten Nachricht.',
      length: `Sie hat mehr als ${maxReplyLength.toLocaleString('de')} Zeichen.`,
      quotation: 'Sie enthält ein Zitat, das nicht entfernt werden konnte.',
    },
  },
} as const satisfies Record<Language, object>

/** Text above it is the reply, also in programs that don’t mark quotations. */
export const replyMarkers = Object.values(words).map(({ marker }) => marker)

interface Entry {
  readonly kind: 'question' | 'message'
  readonly text: string
  /** Address for a reply by email; null if emails can’t be answered. */
  readonly replyTo: string | null
}

/** The visitor’s text is in the quotation only. */
export function writeInboxMail({ kind, text, replyTo }: Entry, recipient: Recipient): Message {
  const { publicUrl, language } = recipient
  const word = words[language]
  const mail = toMessage(recipient, word[kind], [
    ...(replyTo === null ? [] : [`--- ${word.marker} ---`]),
    `${word[kind]}:`,
    quote(text),
    ...(replyTo === null ? [] : [word.left]),
    `${word.reply}: ${publicUrl}/twin?view=inbox`,
    `${word.turnOff}: ${publicUrl}/settings#account`,
  ])
  return replyTo === null ? mail : { ...mail, replyTo }
}

export type Refusal = keyof (typeof words)[Language]['refusals']

export function writeRefusal(reason: Refusal, recipient: Recipient): Message {
  const { refused, refusals, reply } = words[recipient.language]
  return toMessage(recipient, refused, [refusals[reason], `${reply}: ${recipient.publicUrl}/twin?view=inbox`])
}

function toMessage({ to }: Recipient, subject: string, paragraphs: readonly string[]): Message {
  return { to, subject, text: `${paragraphs.join('\n\n')}\n` }
}

function quote(text: string): string {
  const shown = text.length > maxQuoted ? `${text.slice(0, maxQuoted).toWellFormed()}…` : text
  return shown
    .split(/\r\n|\p{Zl}|\p{Zp}|\p{Cc}/u)
    .map((line) => `> ${line}`)
    .join('\n')
}
