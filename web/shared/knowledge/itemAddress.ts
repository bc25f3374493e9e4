import { useSearchParams } from 'react-router-dom'
import { messagePath } from '../threads/messagePath.ts'

/** What a screen of items shows, as its address says. */
export type ItemView =
  | { type: 'list' }
  /** `newKindOn` reads the kind. The id is that of the visitor's question that the item answers. */
  | { type: 'new'; kind: string; questionId: string | null }
  | { type: 'item'; uuid: string; isEditing: boolean }

export function itemViewOf(address: URLSearchParams): ItemView {
  const uuid = address.get('item')
  if (uuid) return { type: 'item', uuid, isEditing: address.has('edit') }
  const kind = address.get('new')
  // Nothing of the text comes from the address: whoever wrote the link would be taken for the owner.
  if (kind !== null) return { type: 'new', kind, questionId: address.get('question') }
  return { type: 'list' }
}

/** Which item the query of a screen of items asks for. */
export function itemVariables(view: ItemView): { uuid: string; isItem: boolean } {
  return view.type === 'item' ? { uuid: view.uuid, isItem: true } : { uuid: '', isItem: false }
}

export function useItemView(): ItemView {
  return itemViewOf(useSearchParams()[0])
}

/** The path of a screen with a list of items, of which it shows one at a time. */
export type ItemListPath = '/story' | '/knowledge'

export const itemPath = (listPath: ItemListPath, uuid: string) => `${listPath}?item=${uuid}`
/** Where a document is opened at one of its passages. */
export const passagePath = (uuid: string, ordinal: number) => `${itemPath('/knowledge', uuid)}&at=${ordinal}`

interface QuotedSource {
  kind: string
  sourceId: string
  threadUuid?: string | null
  ordinal?: number | null
}

/** Where the owner of what an answer quotes can read it whole: a document at the passage, a conversation at the message. */
export const sourcePath = ({ kind, sourceId, threadUuid, ordinal }: QuotedSource) => {
  if (kind === 'STEP') return messagePath(threadUuid ?? '', ordinal ?? 0)
  if (kind === 'MEMORY') return '/knowledge?view=memories'
  if (kind !== 'ITEM') return '/twin'
  return ordinal === null || ordinal === undefined ? itemPath('/knowledge', sourceId) : passagePath(sourceId, ordinal)
}
export const editItemPath = (listPath: ItemListPath, uuid: string) => `${itemPath(listPath, uuid)}&edit`
