import { builder } from '../../graphql/builder.ts'
import { InputError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { AnswerLengthEnum, AnswerToneEnum, ThemeEnum, UserNode } from '../graph.ts'

const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  description: 'Changed fields of the account.',
  fields: (t) => ({
    timezone: t.string({ description: 'IANA time zone; null clears it.' }),
    about: t.string({
      description: 'Self-description for the assistant, at most 2,000 characters, never shared; null clears it.',
    }),
    language: t.string({ description: 'Interface language, `en` or `de`; null follows the browser.' }),
    theme: t.field({ type: ThemeEnum, description: 'Color theme of the app.' }),
    receivesDigestEmails: t.boolean({
      description: 'Whether the weekly digest is also sent by email.',
    }),
    receivesInboxEmails: t.boolean({
      description: 'Whether questions and messages of visitors are also sent by email.',
    }),
    answerTone: t.field({ type: AnswerToneEnum, description: 'Tone of the assistant’s answers.' }),
    answerLength: t.field({ type: AnswerLengthEnum, description: 'Length of the assistant’s answers.' }),
    answerLanguage: t.string({ description: 'Language of answers (ISO 639-1); null follows the message.' }),
    remembersFromConversations: t.boolean({
      description: 'Whether the assistant remembers new facts.',
    }),
  }),
})

const UpdateAccountPayload = builder.objectRef<{ viewer: Viewer }>('UpdateAccountPayload').implement({
  description: 'The settings apply to all sessions.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'Account with the new settings.',
      resolve: (query, { viewer }, _args, { services }) => services.account.getCurrentUser(viewer, query),
    }),
  }),
})

builder.mutationField('updateAccount', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: UpdateAccountPayload,
    errors: { types: [InputError] },
    description: 'Changes account settings; names are in the profile.',
    args: { input: t.arg({ type: UpdateAccountInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      await services.account.update(viewer, input)
      return { viewer }
    },
  }),
)
