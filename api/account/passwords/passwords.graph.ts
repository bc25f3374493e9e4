import { builder } from '../../graphql/builder.ts'
import { InputError, RateLimitError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ViewerType } from '../graph.ts'

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'A new password, and the proof that one may choose it.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The one that they sign in with until now.' }),
    newPassword: t.string({ required: true, description: '8 to 128 characters.' }),
    revokeAccessTokens: t.boolean({ description: 'Whether access tokens end too; true when left out.' }),
  }),
})

const ChangePasswordPayload = builder.objectRef<{ viewer: Viewer; message: string }>('ChangePasswordPayload').implement({
  description: 'The password is changed, and every session but the one that asked has ended, and the access tokens unless told otherwise.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What to tell the person.' }),
    viewer: t.field({
      type: ViewerType,
      description: 'For reading their sessions and access tokens again.',
      resolve: ({ viewer }) => viewer,
    }),
  }),
})

builder.mutationField('changePassword', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ChangePasswordPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Changes the password of whoever knows it. A notification tells them.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'The old and the new one.' }) },
    resolve: async (_root, { input }, { services, viewer, client }) => ({
      viewer,
      ...(await services.account.passwords.change(viewer, client, input)),
    }),
  }),
)
