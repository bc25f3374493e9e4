import { builder } from '../../../graphql/builder.ts'
import { InputError, NotFoundError } from '../../../platform/errors.ts'
import { existing } from '../../../platform/text/ids.ts'
import { ThreadNode } from '../threads.graph.ts'

const DeleteThreadsInput = builder.inputType('DeleteThreadsInput', {
  description: 'The conversations to delete.',
  fields: (t) => ({
    threadIds: t.globalIDList({ required: true, for: ThreadNode, description: '1 to 100 threads of one’s own.' }),
  }),
})

const DeleteThreadsPayload = builder.objectRef<{ ids: string[] }>('DeleteThreadsPayload').implement({
  description: 'The conversations are gone, with everything in them.',
  fields: (t) => ({
    deletedThreadIds: t.globalIDList({
      description: 'For deleting their edges.',
      resolve: ({ ids }) => ids.map((id) => ({ type: 'Thread', id })),
    }),
  }),
})

builder.mutationField('deleteThreads', (t) =>
  t.withAuth({ participant: true }).field({
    type: DeleteThreadsPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Permanently deletes several conversations, or none if one does not exist. Answers that are being written in them stop.',
    args: { input: t.arg({ type: DeleteThreadsInput, required: true, description: 'The threads.' }) },
    resolve: async (_root, { input }, { services, participant }) => {
      const ids = input.threadIds.map(({ id }) => existing(id))
      await services.threads.removeAll(participant, { ids })
      return { ids }
    },
  }),
)
