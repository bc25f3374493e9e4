import { builder } from '../../graphql/builder.ts'
import { ConflictError, InputError, RateLimitError } from '../../platform/errors.ts'
import type { EmailVerification } from './emails.service.ts'

const EmailVerificationType = builder.objectRef<EmailVerification>('EmailVerification').implement({
  description: 'What a link in a mail is about. Whoever has the link may see it.',
  fields: (t) => ({
    username: t.exposeString('username', { description: 'Of the account that somebody opened with the address.' }),
    email: t.exposeString('email', { description: 'The address that the link was mailed to.' }),
  }),
})

const errors = { types: [InputError, RateLimitError] }

builder.queryField('emailVerification', (t) =>
  t.field({
    type: EmailVerificationType,
    errors,
    description: 'Whom a mailed link is about, for asking before it is used; limited by address.',
    args: { token: t.arg.string({ required: true, description: 'From the link.' }) },
    resolve: (_root, { token }, { services, client }) => services.account.emails.show(client, { token }),
  }),
)

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  description: 'The proof that an address is one’s own.',
  fields: (t) => ({ token: t.string({ required: true, description: 'From the link in the mail; works once, within 24 hours.' }) }),
})

const VerifyEmailPayload = builder.objectRef<EmailVerification>('VerifyEmailPayload').implement({
  description: 'The address is confirmed. Nobody is signed in by it.',
  fields: (t) => ({ username: t.exposeString('username', { description: 'Of the account.' }) }),
})

const SendEmailVerificationPayload = builder.objectRef<{ message: string }>('SendEmailVerificationPayload').implement({
  description: 'The link is on its way; those that were sent before stay good.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'What to tell the person.' }) }),
})

builder.mutationFields((t) => ({
  verifyEmail: t.field({
    type: VerifyEmailPayload,
    errors,
    description: 'Confirms the address of an account by the link in a mail. Ask the person first whether they opened the account.',
    args: { input: t.arg({ type: VerifyEmailInput, required: true, description: 'The link.' }) },
    resolve: (_root, { input }, { services, client }) => services.account.emails.verify(client, input),
  }),
  sendEmailVerification: t.withAuth({ signedIn: true }).field({
    type: SendEmailVerificationPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Mails the link that confirms the viewer’s address again, at most five times an hour.',
    resolve: (_root, _args, { services, viewer }) => services.account.emails.sendAgain(viewer),
  }),
}))
