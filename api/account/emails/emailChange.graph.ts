import { builder } from '../../graphql/builder.ts'
import { ConflictError, InputError, RateLimitError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { UserNode, ViewerType } from '../graph.ts'

const RequestEmailChangeInput = builder.inputType('RequestEmailChangeInput', {
  description: 'New email address to confirm.',
  fields: (t) => ({ email: t.string({ required: true, description: 'Address that receives the link.' }) }),
})

const ConfirmEmailChangeInput = builder.inputType('ConfirmEmailChangeInput', {
  description: 'Token from the emailed link.',
  fields: (t) => ({ token: t.string({ required: true, description: 'Emailed token, valid once for 24 hours.' }) }),
})

const RequestEmailChangePayload = builder.objectRef<{ message: string }>('RequestEmailChangePayload').implement({
  description: 'The change was requested, even if the address is taken.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Message for the user.' }) }),
})

const ConfirmEmailChangePayload = builder.objectRef<{ viewer: Viewer }>('ConfirmEmailChangePayload').implement({
  description: 'The address was changed; other sessions were ended.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'Account of the viewer.',
      resolve: (query, { viewer }, _args, { services }) => services.account.getCurrentUser(viewer, query),
    }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'For refetching the sessions.' }),
  }),
})

builder.mutationFields((t) => ({
  requestEmailChange: t.withAuth({ signedIn: true }).field({
    type: RequestEmailChangePayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Emails a link to the new address and a notice to the current one. Requires a recent sign-in.',
    args: { input: t.arg({ type: RequestEmailChangeInput, required: true }) },
    resolve: (_root, { input }, { services, viewer, client }) => services.account.emailChange.request(viewer, client, input),
  }),
  confirmEmailChange: t.withAuth({ signedIn: true }).field({
    type: ConfirmEmailChangePayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Changes the email address of the viewer; ask the user first.',
    args: { input: t.arg({ type: ConfirmEmailChangeInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer, client }) => {
      await services.account.emailChange.confirm(viewer, client, input)
      return { viewer }
    },
  }),
}))
