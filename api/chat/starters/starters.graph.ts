import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import type { FirstStep, Starter } from './starters.service.ts'

const StarterType = builder.objectRef<Starter>('ConversationStarter').implement({
  description: 'Suggested prompt from the viewer’s own content.',
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description: 'One of `note`, `story` and `memory`.',
    }),
    text: t.exposeString('text', { description: 'Title, or text of the memory.' }),
  }),
})

const FirstStepEnum = builder.enumType('FirstStep', {
  description: 'Suggested first step for new users; none requires a language model.',
  values: {
    ADD_DOCUMENT: { value: 'add_document', description: 'Add a document and ask about it.' },
    REMEMBER: { value: 'remember', description: 'Give the assistant something to remember.' },
    IMPORT_CONVERSATIONS: { value: 'import_conversations', description: 'Import from ChatGPT or Claude.' },
  } as const satisfies Record<string, { value: FirstStep; description: string }>,
})

builder.objectField(ViewerType, 'firstSteps', (t) =>
  t.field({
    type: [FirstStepEnum],
    description: 'First steps not taken yet.',
    resolve: (viewer, _args, { services }) => services.starters.listFirstSteps(viewer),
  }),
)

builder.objectField(ViewerType, 'conversationStarters', (t) =>
  t.field({
    type: [StarterType],
    description: 'At most 3 newest notes, stories and memories.',
    resolve: (viewer, _args, { services }) => services.starters.list(viewer),
  }),
)
