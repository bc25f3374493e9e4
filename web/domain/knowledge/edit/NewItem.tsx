import { Heading } from '#design-system'
import { useNavigate } from 'react-router-dom'
import { ScreenTitle } from '../../screen/ScreenTitle.tsx'
import { itemPath, kindIn, type ItemListPath } from '../itemAddress.ts'
import { itemConnection } from '../itemConnections.ts'
import { newItemDraftName, type ItemText } from './itemDraft.ts'
import { ItemForm } from './ItemForm.tsx'
import { useCreateItem } from './useCreateItem.ts'
import { useKindWords } from '../knowledgeKinds.ts'

interface NewItemProps {
  listPath: ItemListPath
  /** What the link to here asked for. */
  title: string
  isPublic: boolean
  /** What the twin could not answer, and this does. */
  questionId: string | null
  isProfilePublic: boolean
}

export function NewItem({ listPath, title, isPublic, questionId, isProfilePublic }: NewItemProps) {
  const kind = kindIn(listPath)
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
        saved={{ title, content: '', isPublic }}
        draftName={newItemDraftName(kind, title)}
        isProfilePublic={isProfilePublic}
        isAnswer={questionId !== null}
        isSaving={isSaving}
        save={save}
        onSaved={(uuid) => void navigate(itemPath(listPath, uuid), { replace: true })}
        onDiscard={() => void navigate(listPath, { replace: true })}
      />
    </>
  )
}
