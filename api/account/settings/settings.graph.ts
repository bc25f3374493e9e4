import { builder } from '../../graphql/builder.ts'
import { InputError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ThemeEnum, UserNode } from '../graph.ts'

const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    timezone: t.string({ description: 'A name of the IANA database, such as Europe/Berlin; null forgets it.' }),
    about: t.string({
      description: 'A few words about oneself, at most 2,000 characters, for the private assistant and nobody else. Null removes them.',
    }),
    language: t.string({ description: 'en or de; null leaves it to the browser.' }),
    theme: t.field({ type: ThemeEnum, description: 'How the app looks.' }),
    remembersFromConversations: t.boolean({
      description: 'Whether the private assistant remembers things from conversations; false keeps nothing new, and forgets nothing.',
    }),
  }),
})

const UpdateAccountPayload = builder.objectRef<{ viewer: Viewer }>('UpdateAccountPayload').implement({
  description: 'The settings are kept, for every browser that they sign in with.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'Their account as it is now.',
      resolve: (query, { viewer }, _args, { services }) => services.account.currentUser(viewer, query),
    }),
  }),
})

builder.mutationField('updateAccount', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: UpdateAccountPayload,
    errors: { types: [InputError] },
    description: 'Changes settings of the account. Names and the picture belong to the profile.',
    args: { input: t.arg({ type: UpdateAccountInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      await services.account.update(viewer, input)
      return { viewer }
    },
  }),
)
