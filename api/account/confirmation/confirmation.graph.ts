import { builder } from '../../graphql/builder.ts'
import { InputError, RateLimitError } from '../../platform/errors.ts'

const ConfirmIdentityInput = builder.inputType('ConfirmIdentityInput', {
  description: 'Proof of identity: a password, code or passkey.',
  fields: (t) => ({
    password: t.string({ description: 'Password of the account.' }),
    code: t.string({ description: 'Code from the authenticator app.' }),
    passkey: t.field({ type: 'JSON', description: 'Answer to the options of `startPasskeySignIn`.' }),
  }),
})

const ConfirmIdentityPayload = builder.objectRef<{ ok: boolean }>('ConfirmIdentityPayload').implement({
  description: 'Sensitive actions are allowed for ten minutes.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true; failures are errors.' }) }),
})

builder.mutationField('confirmIdentity', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ConfirmIdentityPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Confirms the identity of the viewer after `CONFIRMATION_REQUIRED`.',
    args: { input: t.arg({ type: ConfirmIdentityInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer, client }) => {
      await services.account.confirmation.confirm(viewer, client, input)
      return { ok: true }
    },
  }),
)
