import type { Language } from '../../../../account/settings/languages.ts'
import type { Message } from '../../../../platform/mail/mail.ts'

export interface Recipient {
  readonly to: string
  readonly language: Language
  readonly publicUrl: string
}

const mailMs = 2 * 86_400_000
const maxQuoted = 2_000

const words = {
  en: {
    question: 'A visitor sent you a question',
    message: 'A visitor left you a message',
    reply: 'Reply in the inbox',
    turnOff: 'Turn these emails off',
  },
  de: {
    question: 'Ein Besucher hat dir eine Frage geschickt',
    message: 'Ein Besucher hat dir eine Nachricht hinterlassen',
    reply: 'Im Posteingang antworten',
    turnOff: 'Diese E-Mails abbestellen',
  },
} as const satisfies Record<Language, object>

/** The visitor’s text is in the quotation only. */
export function writeInboxMail(
  { kind, text }: { kind: 'question' | 'message'; text: string },
  { to, language, publicUrl }: Recipient,
): Message {
  const word = words[language]
  const parts = [
    `${word[kind]}:`,
    quote(text),
    `${word.reply}: ${publicUrl}/twin?view=inbox`,
    `${word.turnOff}: ${publicUrl}/settings#account`,
  ]
  return { to, expiresAt: new Date(Date.now() + mailMs), subject: word[kind], text: `${parts.join('\n\n')}\n` }
}

function quote(text: string): string {
  const shown = text.length > maxQuoted ? `${text.slice(0, maxQuoted).toWellFormed()}…` : text
  return shown
    .split(/\r\n|\p{Zl}|\p{Zp}|\p{Cc}/u)
    .map((line) => `> ${line}`)
    .join('\n')
}
