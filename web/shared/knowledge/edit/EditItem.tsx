import { type Audience, Heading } from '#design-system'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { EditItemCreateMutation } from '../../../__generated__/EditItemCreateMutation.graphql.ts'
import type { EditItemQuery } from '../../../__generated__/EditItemQuery.graphql.ts'
import type { EditItem_item$key } from '../../../__generated__/EditItem_item.graphql.ts'
import type { KnowledgeKind } from '../../../lib/__generated__/enums.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { ScreenTitle } from '../../screen/ScreenTitle.tsx'
import { markItemDeleted, useIsItemDeleted } from '../deletedItems.ts'
import { getItemPath, type ItemListPath } from '../itemAddress.ts'
import { getNewItemDraftName, type ItemText } from './itemDraft.ts'
import { ItemForm } from './ItemForm.tsx'
import { getItemConnection, useKindTexts } from '../knowledgeKinds.ts'
import { useUpdateItem } from './useUpdateItem.ts'
import { toAudience, toAudienceValue } from '../../audience.ts'

interface NewItemProps {
  kind: KnowledgeKind
  listPath: ItemListPath
  questionId: string | null
  profileAudience: Audience
  /** UUID of a deleted item whose draft is left. */
  deletedUuid?: string | null
}

export function NewItem({ kind, listPath, questionId, profileAudience, deletedUuid = null }: NewItemProps) {
  const texts = useKindTexts(kind)
  const navigate = useNavigate()
  const { save, isSaving } = useCreateItem(kind, questionId)
  return (
    <>
      <ScreenTitle>{texts.write}</ScreenTitle>
      <Heading>{texts.write}</Heading>
      <ItemForm
        kind={kind}
        saved={{ title: '', content: '', audience: 'private' }}
        draftName={deletedUuid ?? getNewItemDraftName(kind, questionId)}
        isDeleted={deletedUuid !== null}
        profileAudience={profileAudience}
        questionId={questionId}
        isSaving={isSaving}
        save={save}
        onSaved={(uuid) => void navigate(getItemPath(listPath, uuid), { replace: true })}
        onDiscard={() => void navigate(listPath, { replace: true })}
      />
    </>
  )
}

function useCreateItem(kind: KnowledgeKind, questionId: string | null = null) {
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
    const result = await create({
      input: { kind, ...text, audience: toAudienceValue(text.audience), ...(questionId !== null && { answersQuestionId: questionId }) },
      connections: [getItemConnection(kind)],
    })
    return result.__typename === 'CreateKnowledgeItemPayload' ? { __typename: 'Saved' as const, uuid: result.itemEdge.node.uuid } : result
  }
  return { save, isSaving }
}

const itemQuery = graphql`
  query EditItemQuery($id: ID!) {
    node(id: $id) {
      ...EditItem_item @alias
    }
  }
`

interface EditItemProps {
  item: EditItem_item$key
  listPath: ItemListPath
  profileAudience: Audience
}

export function EditItem({ item, listPath, profileAudience }: EditItemProps) {
  const { id, uuid, kind, title, content, audience, updatedAt } = useFragment(
    graphql`
      fragment EditItem_item on KnowledgeItem {
        id
        uuid
        kind
        title
        content
        audience
        updatedAt
      }
    `,
    item,
  )
  const texts = useKindTexts(kind)
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const [update, isSaving] = useUpdateItem()
  const toPage = (savedUuid = uuid) => void navigate(getItemPath(listPath, savedUuid), { replace: true })
  const create = useCreateItem(kind as KnowledgeKind)
  const isDeleted = useIsItemDeleted(id)
  const save = async (text: ItemText) => {
    if (isDeleted) return create.save(text)
    const result = await update({ input: { itemId: id, ...text, audience: toAudienceValue(text.audience), unchangedSince: updatedAt } })
    if (result.__typename === 'ConflictError') await fetchQuery<EditItemQuery>(environment, itemQuery, { id }).toPromise()
    if (result.__typename === 'NotFoundError') markItemDeleted(id)
    return result.__typename === 'UpdateKnowledgeItemPayload' ? { __typename: 'Saved' as const, uuid } : result
  }
  return (
    <>
      <ScreenTitle>{texts.edit}</ScreenTitle>
      <Heading>{texts.edit}</Heading>
      <ItemForm
        kind={kind}
        saved={{ title, content, audience: toAudience(audience) }}
        version={{ updatedAt, path: getItemPath(listPath, uuid) }}
        draftName={uuid}
        profileAudience={profileAudience}
        isSaving={isSaving || create.isSaving}
        isDeleted={isDeleted}
        save={save}
        onSaved={toPage}
        onDiscard={() => (isDeleted ? void navigate(listPath, { replace: true }) : toPage())}
      />
    </>
  )
}
