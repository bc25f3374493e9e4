export function verificationMail({ to, username, publicUrl, token }: { to: string; username: string; publicUrl: string; token: string }) {
  return {
    to,
    subject: 'Confirm your address for Twain',
    text: `Somebody, most likely you, opened the Twain account @${username} with the address ${to}.

Confirm that it was you within the next 24 hours:

${publicUrl}/verify-email?token=${encodeURIComponent(token)}

If it was not you, do not confirm it. You can take the account over, which signs everybody else out, by choosing a new password:

${publicUrl}/forgot-password
`,
  }
}
