import { builder } from '../../graphql/builder.ts'
import { ConflictError, InputError, RateLimitError } from '../../platform/errors.ts'
import type { EmailVerification } from './emails.service.ts'

const EmailVerificationType = builder.objectRef<EmailVerification>('EmailVerification').implement({
  description: 'The account of an emailed confirmation link, visible to anyone with the link.',
  fields: (t) => ({
    username: t.exposeString('username', { description: 'The username of the account.' }),
    email: t.exposeString('email', { description: 'The email address that received the link.' }),
  }),
})

const errors = { types: [InputError, RateLimitError] }

builder.queryField('emailVerification', (t) =>
  t.field({
    type: EmailVerificationType,
    errors,
    description: 'The account of a confirmation link, to show before confirming. Rate limited per network.',
    args: { token: t.arg.string({ required: true, description: 'The token from the emailed link.' }) },
    resolve: (_root, { token }, { services, client }) => services.account.emails.show(client, { token }),
  }),
)

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  description: 'Input for confirming an email address.',
  fields: (t) => ({ token: t.string({ required: true, description: 'The token from the emailed link, valid once for 24 hours.' }) }),
})

const VerifyEmailPayload = builder.objectRef<EmailVerification>('VerifyEmailPayload').implement({
  description: 'The email address is confirmed. Does not sign in.',
  fields: (t) => ({ username: t.exposeString('username', { description: 'The username of the account.' }) }),
})

const SendEmailVerificationPayload = builder.objectRef<{ message: string }>('SendEmailVerificationPayload').implement({
  description: 'The confirmation email is being sent. Earlier links stay valid.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A message to show to the user.' }) }),
})

builder.mutationFields((t) => ({
  verifyEmail: t.field({
    type: VerifyEmailPayload,
    errors,
    description: 'Confirms an email address with an emailed token. Ask users first whether they created the account.',
    args: { input: t.arg({ type: VerifyEmailInput, required: true, description: 'The token from the emailed link.' }) },
    resolve: (_root, { input }, { services, client }) => services.account.emails.verify(client, input),
  }),
  sendEmailVerification: t.withAuth({ signedIn: true }).field({
    type: SendEmailVerificationPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Sends the viewer another confirmation email, at most five an hour.',
    resolve: (_root, _args, { services, viewer }) => services.account.emails.sendAgain(viewer),
  }),
}))
