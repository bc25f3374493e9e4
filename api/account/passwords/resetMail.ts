export function resetMail({ to, publicUrl, token }: { to: string; publicUrl: string; token: string }) {
  return {
    to,
    subject: 'Choose a new password for Twain',
    text: `Somebody, most likely you, asked for a new password for ${to}.

Choose it here within the next hour:

${publicUrl}/reset-password?token=${encodeURIComponent(token)}

The new password signs everybody out and revokes the access tokens of the account.

If it was not you, there is nothing to do: your password stays as it is.
`,
  }
}
