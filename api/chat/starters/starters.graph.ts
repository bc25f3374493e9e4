import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import type { FirstStep, Starter } from './starters.service.ts'

const StarterType = builder.objectRef<Starter>('ConversationStarter').implement({
  description: 'A suggested prompt from the viewer’s own content, visible only to its owner.',
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description: 'The type of content: `note`, `story` or `memory`.',
    }),
    text: t.exposeString('text', { description: 'The title of the note or story, or the memory’s text.' }),
  }),
})

const FirstStepEnum = builder.enumType('FirstStep', {
  description: 'Something to try first. All of them work without a language model.',
  values: {
    ADD_DOCUMENT: { value: 'add_document', description: 'Add a document and ask about it.' },
    REMEMBER: { value: 'remember', description: 'Tell the assistant something to remember.' },
    IMPORT_CONVERSATIONS: { value: 'import_conversations', description: 'Import conversations from ChatGPT or Claude.' },
  } as const satisfies Record<string, { value: FirstStep; description: string }>,
})

builder.objectField(ViewerType, 'firstSteps', (t) =>
  t.field({
    type: [FirstStepEnum],
    description: 'The first steps that the viewer has not taken yet. Empty once all are done.',
    resolve: (viewer, _args, { services }) => services.starters.listFirstSteps(viewer),
  }),
)

builder.objectField(ViewerType, 'conversationStarters', (t) =>
  t.field({
    type: [StarterType],
    description: 'The viewer’s newest notes, stories and memories, at most 3.',
    resolve: (viewer, _args, { services }) => services.starters.list(viewer),
  }),
)
