import { builder } from '../../graphql/builder.ts'
import { defineMutation } from '../../graphql/scopes.ts'
import { NotFoundError } from '../../platform/errors.ts'

const UpdateGuestInput = builder.inputType('UpdateGuestInput', {
  description: 'Choice of a guest.',
  fields: (t) => ({
    isRemembered: t.boolean({
      required: true,
      description: 'Whether to remember conversations; false ends them with the browser session.',
    }),
  }),
})

const UpdateGuestPayload = builder.objectRef<{ isRemembered: boolean }>('UpdateGuestPayload').implement({
  description: 'The choice is saved.',
  fields: (t) => ({
    isRemembered: t.exposeBoolean('isRemembered', { description: 'Whether conversations continue in later browser sessions.' }),
  }),
})

defineMutation('twin', 'updateGuest', (t) =>
  t.withAuth({ participant: true }).field({
    type: UpdateGuestPayload,
    errors: { types: [NotFoundError] },
    description: 'Remembers a guest beyond the session, or deletes remembered conversations.',
    args: { input: t.arg({ type: UpdateGuestInput, required: true }) },
    resolve: async (_root, { input }, { services, participant, client }) => {
      await services.guests.update(participant, client, input)
      return input
    },
  }),
)
