import { builder } from '../../../graphql/builder.ts'
import { InputError, NotFoundError } from '../../../platform/errors.ts'
import { existing } from '../../../platform/text/ids.ts'
import { ThreadNode } from '../threads.graph.ts'

const DeleteThreadsInput = builder.inputType('DeleteThreadsInput', {
  description: 'Input for deleting several conversations.',
  fields: (t) => ({
    threadIds: t.globalIDList({ required: true, for: ThreadNode, description: 'The threads to delete, 1 to 100.' }),
  }),
})

const DeleteThreadsPayload = builder.objectRef<{ ids: string[] }>('DeleteThreadsPayload').implement({
  description: 'The conversations were permanently deleted.',
  fields: (t) => ({
    deletedThreadIds: t.globalIDList({
      description: 'ID of the deleted thread, for removing its edge.',
      resolve: ({ ids }) => ids.map((id) => ({ type: 'Thread', id })),
    }),
  }),
})

builder.mutationField('deleteThreads', (t) =>
  t.withAuth({ participant: true }).field({
    type: DeleteThreadsPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Permanently deletes several conversations, or none if any of them does not exist. Active answers in them are stopped.',
    args: { input: t.arg({ type: DeleteThreadsInput, required: true, description: 'The threads to delete.' }) },
    resolve: async (_root, { input }, { services, participant }) => {
      const ids = input.threadIds.map(({ id }) => existing(id))
      await services.threads.removeAll(participant, { ids })
      return { ids }
    },
  }),
)
