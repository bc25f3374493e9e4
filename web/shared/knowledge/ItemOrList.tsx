import type { Audience } from '#design-system'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ItemOrList_viewer$key } from '../../__generated__/ItemOrList_viewer.graphql.ts'
import { EditItem, NewItem } from './edit/EditItem.tsx'
import { getItemDraft } from './edit/itemDraft.ts'
import { ItemNotFound } from './ItemNotFound.tsx'
import { ItemPage } from './ItemPage.tsx'
import { parseNewKind } from './knowledgeKinds.ts'
import { useItemView, type ItemListPath } from './itemAddress.ts'
import { toAudience } from '../audience.ts'

interface ItemOrListProps {
  viewer: ItemOrList_viewer$key
  listPath: ItemListPath
  children: ReactNode
}

export function ItemOrList({ viewer, listPath, children }: ItemOrListProps) {
  const view = useItemView()
  const { profile, knowledgeItem: item } = useFragment(
    graphql`
      fragment ItemOrList_viewer on Viewer @argumentDefinitions(uuid: { type: "String!" }, isItem: { type: "Boolean!" }) {
        profile {
          audience
        }
        knowledgeItem(uuid: $uuid) @include(if: $isItem) {
          ...ItemPage_item
          ...EditItem_item
        }
      }
    `,
    viewer,
  )
  const shared = { listPath, profileAudience: toAudience(profile.audience) }
  switch (view.type) {
    case 'new': {
      const kind = parseNewKind(listPath, view.kind)
      const { questionId } = view
      return <NewItem key={`${kind} ${questionId}`} kind={kind} questionId={questionId} {...shared} />
    }
    case 'item': {
      const missing = <MissingItem key={view.uuid} uuid={view.uuid} {...shared} />
      if (!item) return missing
      if (view.isEditing) return <EditItem key={view.uuid} item={item} {...shared} />
      return <ItemPage key={view.uuid} item={item} missing={missing} {...shared} />
    }
    case 'list':
      return children
  }
}

function MissingItem({ uuid, listPath, profileAudience }: { uuid: string; listPath: ItemListPath; profileAudience: Audience }) {
  const [hasDraft] = useState(() => getItemDraft(uuid).get() !== null)
  if (hasDraft) {
    const kind = parseNewKind(listPath, '')
    return <NewItem kind={kind} questionId={null} deletedUuid={uuid} listPath={listPath} profileAudience={profileAudience} />
  }
  return <ItemNotFound listPath={listPath} />
}
