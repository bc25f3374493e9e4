import { builder } from '../../graphql/builder.ts'
import { ConflictError, InputError, RateLimitError } from '../../platform/errors.ts'
import type { EmailVerification } from './emails.service.ts'

const EmailVerificationType = builder.objectRef<EmailVerification>('EmailVerification').implement({
  description: 'Account of an emailed confirmation link.',
  fields: (t) => ({
    username: t.exposeString('username', { description: 'Username of the account.' }),
    email: t.exposeString('email', { description: 'Address that received the link.' }),
  }),
})

const errors = { types: [InputError, RateLimitError] }

builder.queryField('emailVerification', (t) =>
  t.field({
    type: EmailVerificationType,
    errors,
    description: 'Account of a confirmation link, rate limited.',
    args: { token: t.arg.string({ required: true, description: 'Token from the emailed link.' }) },
    resolve: (_root, { token }, { services, client }) => services.account.emails.show(client, { token }),
  }),
)

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  description: 'Token from the emailed link.',
  fields: (t) => ({ token: t.string({ required: true, description: 'Emailed token, valid once for 24 hours.' }) }),
})

const VerifyEmailPayload = builder.objectRef<EmailVerification>('VerifyEmailPayload').implement({
  description: 'The email address is confirmed.',
  fields: (t) => ({ username: t.exposeString('username', { description: 'Username of the account.' }) }),
})

const SendEmailVerificationPayload = builder.objectRef<{ message: string }>('SendEmailVerificationPayload').implement({
  description: 'The email is being sent; earlier links work.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Message for the user.' }) }),
})

builder.mutationFields((t) => ({
  verifyEmail: t.field({
    type: VerifyEmailPayload,
    errors,
    description: 'Confirms an email address; ask the user first.',
    args: { input: t.arg({ type: VerifyEmailInput, required: true }) },
    resolve: (_root, { input }, { services, client }) => services.account.emails.verify(client, input),
  }),
  sendEmailVerification: t.withAuth({ signedIn: true }).field({
    type: SendEmailVerificationPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Resends the confirmation email, at most five an hour.',
    resolve: (_root, _args, { services, viewer, client }) => services.account.emails.sendAgain(viewer, client),
  }),
}))
