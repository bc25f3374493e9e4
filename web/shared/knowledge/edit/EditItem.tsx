import { Heading } from '#design-system'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { EditItemCreateMutation } from '../../../__generated__/EditItemCreateMutation.graphql.ts'
import type { EditItem_item$key } from '../../../__generated__/EditItem_item.graphql.ts'
import type { KnowledgeKind } from '../../../lib/__generated__/enums.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { ScreenTitle } from '../../screen/ScreenTitle.tsx'
import { itemPath, type ItemListPath } from '../itemAddress.ts'
import { newItemDraftName, type ItemText } from './itemDraft.ts'
import { ItemForm } from './ItemForm.tsx'
import { getItemConnection, useKindTexts } from '../knowledgeKinds.ts'
import { useUpdateItem } from './useUpdateItem.ts'

interface NewItemProps {
  kind: KnowledgeKind
  listPath: ItemListPath
  questionId: string | null
  isProfilePublic: boolean
}

export function NewItem({ kind, listPath, questionId, isProfilePublic }: NewItemProps) {
  const texts = useKindTexts(kind)
  const navigate = useNavigate()
  const [create, isSaving] = useAsyncMutation<EditItemCreateMutation>(graphql`
    mutation EditItemCreateMutation($input: CreateKnowledgeItemInput!, $connections: [ID!]!) {
      createKnowledgeItem(input: $input) {
        __typename
        ... on CreateKnowledgeItemPayload {
          answeredQuestionId @deleteRecord
          itemEdge @prependEdge(connections: $connections) {
            node {
              uuid
              ...ItemRow_item
              ...ItemPage_item
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
      }
    }
  `)
  const save = async (text: ItemText) => {
    const variables = {
      input: { kind, ...text, ...(questionId !== null && { answersQuestionId: questionId }) },
      connections: [getItemConnection(kind)],
    }
    const { createKnowledgeItem: result } = await create({ variables })
    return result.__typename === 'CreateKnowledgeItemPayload' ? { __typename: 'Saved' as const, uuid: result.itemEdge.node.uuid } : result
  }
  return (
    <>
      <ScreenTitle>{texts.write}</ScreenTitle>
      <Heading>{texts.write}</Heading>
      <ItemForm
        kind={kind}
        saved={{ title: '', content: '', isPublic: false }}
        draftName={newItemDraftName(kind, questionId)}
        isProfilePublic={isProfilePublic}
        questionId={questionId}
        isSaving={isSaving}
        save={save}
        onSaved={(uuid) => void navigate(itemPath(listPath, uuid), { replace: true })}
        onDiscard={() => void navigate(listPath, { replace: true })}
      />
    </>
  )
}

interface EditItemProps {
  item: EditItem_item$key
  listPath: ItemListPath
  isProfilePublic: boolean
}

export function EditItem({ item, listPath, isProfilePublic }: EditItemProps) {
  const { id, uuid, kind, title, content, isPublic } = useFragment(
    graphql`
      fragment EditItem_item on KnowledgeItem {
        id
        uuid
        kind
        title
        content
        isPublic
      }
    `,
    item,
  )
  const texts = useKindTexts(kind)
  const navigate = useNavigate()
  const [update, isSaving] = useUpdateItem()
  const toPage = () => void navigate(itemPath(listPath, uuid), { replace: true })
  const save = async (text: ItemText) => {
    const { updateKnowledgeItem: result } = await update({ variables: { input: { itemId: id, ...text } } })
    return result.__typename === 'UpdateKnowledgeItemPayload' ? { __typename: 'Saved' as const, uuid } : result
  }
  return (
    <>
      <ScreenTitle>{texts.edit}</ScreenTitle>
      <Heading>{texts.edit}</Heading>
      <ItemForm
        kind={kind}
        saved={{ title, content, isPublic }}
        draftName={uuid}
        isProfilePublic={isProfilePublic}
        isSaving={isSaving}
        save={save}
        onSaved={toPage}
        onDiscard={toPage}
      />
    </>
  )
}
