import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { ConflictError, InputError, RateLimitError } from '../platform/errors.ts'

builder.objectField(ViewerType, 'exportUrl', (t) =>
  t.string({
    description: 'Path of a ZIP with all data, for this session or token.',
    resolve: (_viewer, _args, { services }) => services.export.url,
  }),
)

const DeleteAccountInput = builder.inputType('DeleteAccountInput', {
  description: 'Password that confirms the deletion.',
  fields: (t) => ({ password: t.string({ description: 'Current password; omitted by accounts without one.' }) }),
})

const DeleteAccountPayload = builder.objectRef<{ ok: boolean }>('DeleteAccountPayload').implement({
  description: 'The account and its data are deleted.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true; failures are errors.' }) }),
})

builder.mutationField('deleteAccount', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DeleteAccountPayload,
    errors: { types: [ConflictError, InputError, RateLimitError] },
    description: 'Permanently deletes the account and its data. Refused for the only operator while there are other accounts.',
    args: { input: t.arg({ type: DeleteAccountInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer, client }) => {
      await services.deletion.deleteAccount(viewer, client, input)
      return { ok: true }
    },
  }),
)
