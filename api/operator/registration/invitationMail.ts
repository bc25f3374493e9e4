import type { Message } from '../../platform/mail/mail.ts'

interface Invitation {
  to: string
  inviter: string
  publicUrl: string
  url: string
  expiresAt: Date
}

export function writeInvitation({ to, inviter, publicUrl, url, expiresAt }: Invitation): Message {
  return {
    to,
    expiresAt,
    subject: 'Your invitation to Twain',
    text: `@${inviter} invites you to Twain at ${publicUrl}. Create an account for ${to} by ${expiresAt.toISOString().slice(0, 10)}:

${url}

The link works once. If you don’t know who sent it, ignore this email.
`,
  }
}
