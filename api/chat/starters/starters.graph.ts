import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import type { Starter } from './starters.service.ts'

const StarterType = builder.objectRef<Starter>('ConversationStarter').implement({
  description: 'A suggested prompt from the viewer’s own content, visible only to its owner.',
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description: 'The type of content: `note`, `story` or `memory`.',
    }),
    text: t.exposeString('text', { description: 'The title of the note or story, or the memory’s text.' }),
  }),
})

builder.objectField(ViewerType, 'conversationStarters', (t) =>
  t.field({
    type: [StarterType],
    description: 'The viewer’s newest notes, stories and memories, at most 3.',
    resolve: (viewer, _args, { services }) => services.starters.list(viewer),
  }),
)
