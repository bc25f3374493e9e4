import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { InputError, RateLimitError } from '../platform/errors.ts'

builder.objectField(ViewerType, 'exportUrl', (t) =>
  t.string({
    description: 'Where everything that belongs to them is as one ZIP file, for the same session or token.',
    resolve: (_viewer, _args, { services }) => services.export.url,
  }),
)

const DeleteAccountInput = builder.inputType('DeleteAccountInput', {
  description: 'The proof that it is the person who wants it.',
  fields: (t) => ({ password: t.string({ required: true, description: 'The one that they sign in with.' }) }),
})

const DeleteAccountPayload = builder.objectRef<{ ok: boolean }>('DeleteAccountPayload').implement({
  description: 'The account is gone, with everything that belonged to it. Nobody is signed in any more.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
})

builder.mutationField('deleteAccount', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DeleteAccountPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Deletes the account and everything that belongs to it, for good: conversations, profile, twin, notes, stories and files.',
    args: { input: t.arg({ type: DeleteAccountInput, required: true, description: 'The password.' }) },
    resolve: async (_root, { input }, { services, viewer, client }) => {
      const { setCookies } = await services.deletion.deleteAccount(viewer, client, input)
      client.setCookies.push(...setCookies)
      return { ok: true }
    },
  }),
)
