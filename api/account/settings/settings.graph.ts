import { builder } from '../../graphql/builder.ts'
import { InputError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ThemeEnum, UserNode } from '../graph.ts'

const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  description: 'Input for changing account settings. Omitted fields stay unchanged.',
  fields: (t) => ({
    timezone: t.string({ description: 'An IANA time zone, such as Europe/Berlin; null to clear it.' }),
    about: t.string({
      description: 'A self-description for the private assistant, at most 2,000 characters, never shown to others; null to clear it.',
    }),
    language: t.string({ description: 'The interface language, `en` or `de`; null to follow the browser.' }),
    theme: t.field({ type: ThemeEnum, description: 'The color theme of the app.' }),
    remembersFromConversations: t.boolean({
      description: 'Whether the assistant remembers facts from conversations. Turning it off keeps existing memories.',
    }),
  }),
})

const UpdateAccountPayload = builder.objectRef<{ viewer: Viewer }>('UpdateAccountPayload').implement({
  description: 'The settings are saved for all sessions of the user.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'The account with the new settings.',
      resolve: (query, { viewer }, _args, { services }) => services.account.currentUser(viewer, query),
    }),
  }),
})

builder.mutationField('updateAccount', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: UpdateAccountPayload,
    errors: { types: [InputError] },
    description: 'Changes the viewer’s account settings. Names and picture are profile mutations.',
    args: { input: t.arg({ type: UpdateAccountInput, required: true, description: 'The settings to change.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      await services.account.update(viewer, input)
      return { viewer }
    },
  }),
)
