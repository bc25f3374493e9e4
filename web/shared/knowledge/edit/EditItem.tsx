import { Heading } from '#design-system'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { EditItem_item$key } from '../../../__generated__/EditItem_item.graphql.ts'
import type { KnowledgeKind } from '../../../lib/__generated__/enums.ts'
import { ScreenTitle } from '../../screen/ScreenTitle.tsx'
import { itemPath, type ItemListPath } from '../itemAddress.ts'
import { itemConnection } from '../itemConnections.ts'
import { newItemDraftName, type ItemText } from './itemDraft.ts'
import { ItemForm } from './ItemForm.tsx'
import { useKindWords } from '../knowledgeKinds.ts'
import { useCreateItem } from './useCreateItem.ts'
import { useUpdateItem } from './useUpdateItem.ts'

interface NewItemProps {
  kind: KnowledgeKind
  listPath: ItemListPath
  questionId: string | null
  isProfilePublic: boolean
}

export function NewItem({ kind, listPath, questionId, isProfilePublic }: NewItemProps) {
  const words = useKindWords(kind)
  const navigate = useNavigate()
  const [create, isSaving] = useCreateItem()
  const save = async (text: ItemText) => {
    const variables = {
      input: { kind, ...text, ...(questionId !== null && { answersQuestionId: questionId }) },
      connections: [itemConnection(kind)],
    }
    const { createKnowledgeItem: result } = await create({ variables })
    return result.__typename === 'CreateKnowledgeItemPayload' ? { __typename: 'Saved' as const, uuid: result.itemEdge.node.uuid } : result
  }
  return (
    <>
      <ScreenTitle>{words.write}</ScreenTitle>
      <Heading>{words.write}</Heading>
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
  const words = useKindWords(kind)
  const navigate = useNavigate()
  const [update, isSaving] = useUpdateItem()
  const toPage = () => void navigate(itemPath(listPath, uuid), { replace: true })
  const save = async (text: ItemText) => {
    const { updateKnowledgeItem: result } = await update({ variables: { input: { itemId: id, ...text } } })
    return result.__typename === 'UpdateKnowledgeItemPayload' ? { __typename: 'Saved' as const, uuid } : result
  }
  return (
    <>
      <ScreenTitle>{words.edit}</ScreenTitle>
      <Heading>{words.edit}</Heading>
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
