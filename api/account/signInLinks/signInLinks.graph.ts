import { builder } from '../../graphql/builder.ts'
import { InputError, RateLimitError } from '../../platform/errors.ts'
import { defineSessionPayload } from '../graph.ts'

const errors = { types: [InputError, RateLimitError] }

const SignInLink = builder.objectRef<{ username: string }>('SignInLink').implement({
  description: 'Account that an emailed link opens.',
  fields: (t) => ({ username: t.exposeString('username', { description: 'Username of the account.' }) }),
})

builder.queryField('signInLink', (t) =>
  t.field({
    type: SignInLink,
    errors,
    description: 'Account of a sign-in link, rate limited.',
    args: { token: t.arg.string({ required: true, description: 'Token from the emailed link.' }) },
    resolve: (_root, { token }, { services, client }) => services.account.signInLinks.show(client, { token }),
  }),
)

const RequestSignInLinkInput = builder.inputType('RequestSignInLinkInput', {
  description: 'Account to sign in to.',
  fields: (t) => ({ email: t.string({ required: true, description: 'Email address of the account.' }) }),
})

const SignInWithLinkInput = builder.inputType('SignInWithLinkInput', {
  description: 'Token from the emailed link.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Emailed token, valid once for ten minutes.' }),
    code: t.string({ description: 'Code from the authenticator app, or a recovery code; `two_factor_required` asks for it.' }),
  }),
})

const RequestSignInLinkPayload = builder.objectRef<{ message: string }>('RequestSignInLinkPayload').implement({
  description: 'The link was requested, even for unknown accounts.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Message for the user.' }) }),
})

const SignInWithLinkPayload = defineSessionPayload('SignInWithLinkPayload', 'The user is signed in.')

builder.mutationFields((t) => ({
  requestSignInLink: t.field({
    type: RequestSignInLinkPayload,
    errors,
    description: 'Emails a sign-in link to a confirmed address, at most five an hour.',
    args: { input: t.arg({ type: RequestSignInLinkInput, required: true }) },
    resolve: (_root, { input }, { services, client }) => services.account.signInLinks.request(client, input),
  }),
  signInWithLink: t.field({
    type: SignInWithLinkPayload,
    errors,
    description: 'Signs in and sets the session cookie; ask the user first.',
    args: { input: t.arg({ type: SignInWithLinkInput, required: true }) },
    resolve: (_root, { input }, { services, client }) => services.account.signInLinks.signIn(client, input),
  }),
}))
