import { builder } from '../../graphql/builder.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { knowledgeKinds } from '../../retrieval/knowledgeKinds.ts'
import type { MessageReference } from './references.ts'

const ReferenceKindEnum = builder.enumType('ReferenceKind', {
  description: 'Kind of content that a message can reference.',
  values: toEnumValues({
    ...knowledgeKinds,
    conversation: { description: 'Conversation with the private assistant.' },
    project: { description: 'Project with its instructions and knowledge.' },
  }),
})

export const MessageReferenceType = builder.objectRef<MessageReference>('MessageReference').implement({
  description: 'Content that the sender added as context.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReferenceKindEnum, description: 'Kind of the content.' }),
    uuid: t.exposeString('id', { description: 'UUID of the item, conversation or project.' }),
    title: t.exposeString('title', { description: 'Title when the message was sent; empty for unnamed conversations.' }),
  }),
})

export const ReferenceInput = builder.inputType('ReferenceInput', {
  description: 'Content of the viewer to add as context.',
  fields: (t) => ({
    kind: t.field({ type: ReferenceKindEnum, required: true, description: 'Kind of the content.' }),
    uuid: t.string({ required: true, description: 'UUID of the item, conversation or project.' }),
  }),
})

interface GivenReference {
  readonly kind: MessageReference['kind']
  readonly uuid: string
}

export function toReferences(given: readonly GivenReference[] | null | undefined) {
  return (given ?? []).map(({ kind, uuid }) => ({ kind, id: uuid }))
}
