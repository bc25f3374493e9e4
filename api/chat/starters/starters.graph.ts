import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import type { Starter } from './starters.service.ts'

const StarterType = builder.objectRef<Starter>('ConversationStarter').implement({
  description: 'Something of one’s own that a new conversation can be about. Only its owner sees it.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'note or story, or memory for what the assistant remembers.' }),
    text: t.exposeString('text', { description: 'The title of the note or story, or what the memory says.' }),
  }),
})

builder.objectField(ViewerType, 'conversationStarters', (t) =>
  t.field({
    type: [StarterType],
    description: 'The newest of their notes, stories and memories, three at most; empty when there are none.',
    resolve: (viewer, _args, { services }) => services.starters.list(viewer),
  }),
)
