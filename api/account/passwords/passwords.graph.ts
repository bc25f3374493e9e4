import { builder } from '../../graphql/builder.ts'
import { InputError, RateLimitError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ViewerType } from '../graph.ts'

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'Current and new password.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'Current password of the account.' }),
    newPassword: t.string({ required: true, description: 'New password, 8 to 128 characters.' }),
    revokeAccessTokens: t.boolean({ description: 'Revokes all access tokens; true by default.' }),
  }),
})

const ChangePasswordPayload = builder.objectRef<{ viewer: Viewer; message: string }>('ChangePasswordPayload').implement({
  description: 'The password was changed; other sessions were ended.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Message for the user.' }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'For refetching sessions and access tokens.' }),
  }),
})

builder.mutationField('changePassword', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ChangePasswordPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Changes the password and notifies the user.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer, client }) => ({
      viewer,
      ...(await services.account.passwords.change(viewer, client, input)),
    }),
  }),
)
