import { builder } from '../../graphql/builder.ts'
import { InputError, RateLimitError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ViewerType } from '../graph.ts'

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'Input for changing the password.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The current password of the account.' }),
    newPassword: t.string({ required: true, description: 'The new password, 8 to 128 characters.' }),
    revokeAccessTokens: t.boolean({ description: 'Whether to revoke all access tokens; true by default.' }),
  }),
})

const ChangePasswordPayload = builder.objectRef<{ viewer: Viewer; message: string }>('ChangePasswordPayload').implement({
  description: 'The password is changed, other sessions have ended, and access tokens are revoked unless kept.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A message to show to the user.' }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'The viewer, for refetching sessions and access tokens.' }),
  }),
})

builder.mutationField('changePassword', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ChangePasswordPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Changes the viewer’s password and notifies them.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'The current and the new password.' }) },
    resolve: async (_root, { input }, { services, viewer, client }) => ({
      viewer,
      ...(await services.account.passwords.change(viewer, client, input)),
    }),
  }),
)
