import type { Language } from '../../account/settings/languages.ts'
import type { Message } from '../../platform/mail/mail.ts'

interface Invitation {
  to: string
  inviter: string
  language: Language
  publicUrl: string
  url: string
  expiresAt: Date
}

export function writeInvitation({ to, inviter, language, publicUrl, url, expiresAt }: Invitation): Message {
  const day = expiresAt.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
  const text = {
    en: {
      subject: 'Your invitation to Twain',
      invitation: `@${inviter} invites you to Twain at ${publicUrl}. Create an account for ${to} by ${day}:`,
      note: 'The link works once. If you don’t know who sent it, ignore this email.',
    },
    de: {
      subject: 'Deine Einladung zu Twain',
      invitation: `@${inviter} lädt dich zu Twain auf ${publicUrl} ein. Erstelle bis zum ${day} ein Konto für ${to}:`,
      note: 'Der Link gilt einmal. Wenn du nicht weißt, von wem er kommt, ignoriere diese E-Mail.',
    },
  } satisfies Record<Language, object>
  const { subject, invitation, note } = text[language]
  return { to, expiresAt, subject, text: `${invitation}\n\n${url}\n\n${note}\n` }
}
