import type { Message } from '../../platform/mail/mail.ts'
import type { Language } from '../settings/languages.ts'

interface Recipient {
  to: string
  language: Language
  publicUrl: string
  expiresAt: Date
}

type Texts = Record<Language, readonly [subject: string, ...paragraphs: string[]]>

export function writeVerification({ username, token, ...recipient }: Recipient & { username: string; token: string }): Message {
  const { to, publicUrl } = recipient
  const url = `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`
  return toMessage(recipient, {
    en: [
      'Confirm your email address for Twain',
      `Confirm ${to} as the address of the Twain account @${username} within 24 hours:`,
      url,
      'If you didn’t create this account, don’t confirm the address. To take over the account and sign out everyone else, choose a new password:',
      `${publicUrl}/forgot-password`,
    ],
    de: [
      'Bestätige deine E-Mail-Adresse für Twain',
      `Bestätige innerhalb von 24 Stunden ${to} als Adresse des Twain-Kontos @${username}:`,
      url,
      'Wenn du dieses Konto nicht angelegt hast, bestätige die Adresse nicht. Um das Konto zu übernehmen und alle anderen abzumelden, wähle ein neues Passwort:',
      `${publicUrl}/forgot-password`,
    ],
  })
}

export function writeAddressConfirmation({ username, token, ...recipient }: Recipient & { username: string; token: string }): Message {
  const { to, publicUrl } = recipient
  const url = `${publicUrl}/change-email?token=${encodeURIComponent(token)}`
  return toMessage(recipient, {
    en: [
      'Confirm your new email address for Twain',
      `Use ${to} for the Twain account @${username}? Confirm it within 24 hours:`,
      url,
      'If you didn’t request this, ignore this email. Nothing changes.',
    ],
    de: [
      'Bestätige deine neue E-Mail-Adresse für Twain',
      `${to} für das Twain-Konto @${username} verwenden? Bestätige es innerhalb von 24 Stunden:`,
      url,
      'Wenn du das nicht angefordert hast, ignoriere diese E-Mail. Es ändert sich nichts.',
    ],
  })
}

export function writeAddressNotice({ username, newEmail, ...recipient }: Recipient & { username: string; newEmail: string }): Message {
  const url = `${recipient.publicUrl}/forgot-password`
  return toMessage(recipient, {
    en: [
      'Your email address for Twain is about to change',
      `A new email address was requested for the Twain account @${username}: ${newEmail}. The address changes once the new one is confirmed.`,
      'If you didn’t request this, choose a new password. This cancels the change and signs out all sessions:',
      url,
    ],
    de: [
      'Deine E-Mail-Adresse für Twain soll geändert werden',
      `Für das Twain-Konto @${username} wurde eine neue E-Mail-Adresse angefordert: ${newEmail}. Die Adresse ändert sich, sobald die neue bestätigt ist.`,
      'Wenn du das nicht angefordert hast, wähle ein neues Passwort. Damit wird die Änderung abgebrochen, und alle Sitzungen enden:',
      url,
    ],
  })
}

export function writePasswordReset({ token, ...recipient }: Recipient & { token: string }): Message {
  const { to, publicUrl } = recipient
  const url = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`
  return toMessage(recipient, {
    en: [
      'Choose a new password for Twain',
      `A new password was requested for the Twain account of ${to}. Choose it within the next hour:`,
      url,
      'This signs out all sessions and revokes the account’s access tokens.',
      'If you didn’t request this, ignore this email. Your password stays the same.',
    ],
    de: [
      'Wähle ein neues Passwort für Twain',
      `Für das Twain-Konto von ${to} wurde ein neues Passwort angefordert. Wähle es innerhalb der nächsten Stunde:`,
      url,
      'Damit enden alle Sitzungen, und die Zugriffstoken des Kontos werden widerrufen.',
      'Wenn du das nicht angefordert hast, ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.',
    ],
  })
}

export function writeSignInLink({ token, ...recipient }: Recipient & { token: string }): Message {
  const { to, publicUrl } = recipient
  const url = `${publicUrl}/sign-in?token=${encodeURIComponent(token)}`
  return toMessage(recipient, {
    en: [
      'Sign in to Twain',
      `Open this link within 10 minutes to sign in to the Twain account of ${to}:`,
      url,
      'It works once. If you didn’t request it, ignore this email.',
    ],
    de: [
      'Melde dich bei Twain an',
      `Öffne diesen Link innerhalb von 10 Minuten, um dich beim Twain-Konto von ${to} anzumelden:`,
      url,
      'Er gilt einmal. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.',
    ],
  })
}

export function writeNewDeviceNotice({ device, ...recipient }: Recipient & { device: string }): Message {
  const { to, publicUrl } = recipient
  const url = `${publicUrl}/settings#sessions`
  const seen = `${device}\n${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return toMessage(recipient, {
    en: [
      'New sign-in to Twain',
      `Someone signed in to the Twain account of ${to} on a new device:`,
      seen,
      'If this was you, ignore this email. If not, end the session and change your password:',
      url,
    ],
    de: [
      'Neue Anmeldung bei Twain',
      `Beim Twain-Konto von ${to} hat sich jemand auf einem neuen Gerät angemeldet:`,
      seen,
      'Wenn du das warst, ignoriere diese E-Mail. Wenn nicht, beende die Sitzung und ändere dein Passwort:',
      url,
    ],
  })
}

function toMessage({ to, language, expiresAt }: Recipient, texts: Texts): Message {
  const [subject, ...paragraphs] = texts[language]
  return { to, expiresAt, subject, text: `${paragraphs.join('\n\n')}\n` }
}
