import { useSearchParams } from 'react-router-dom'
import { getMessagePath } from '../threads/messagePath.ts'

export type ItemView =
  | { type: 'list' }
  | { type: 'new'; kind: string; questionId: string | null }
  | { type: 'item'; uuid: string; isEditing: boolean }

export function parseItemView(address: URLSearchParams): ItemView {
  const uuid = address.get('item')
  if (uuid) return { type: 'item', uuid, isEditing: address.has('edit') }
  const kind = address.get('new')
  // Never prefill text from the URL, which anyone can write.
  if (kind !== null) return { type: 'new', kind, questionId: address.get('question') }
  return { type: 'list' }
}

export function toItemVariables(view: ItemView): { uuid: string; isItem: boolean } {
  return view.type === 'item' ? { uuid: view.uuid, isItem: true } : { uuid: '', isItem: false }
}

export function useItemView(): ItemView {
  return parseItemView(useSearchParams()[0])
}

export type ItemListPath = '/story' | '/knowledge'

export const getItemPath = (listPath: ItemListPath, uuid: string) => `${listPath}?item=${uuid}`
export const getPassagePath = (uuid: string, ordinal: number) => `${getItemPath('/knowledge', uuid)}&at=${ordinal}`

interface QuotedSource {
  kind: string
  sourceId: string
  threadUuid?: string | null
  ordinal?: number | null
}

export const getSourcePath = ({ kind, sourceId, threadUuid, ordinal }: QuotedSource) => {
  if (kind === 'STEP') return getMessagePath(threadUuid ?? '', ordinal ?? 0)
  if (kind === 'MEMORY') return '/knowledge?view=memories'
  if (kind !== 'ITEM') return '/twin'
  return ordinal === null || ordinal === undefined ? getItemPath('/knowledge', sourceId) : getPassagePath(sourceId, ordinal)
}
export const editItemPath = (listPath: ItemListPath, uuid: string) => `${getItemPath(listPath, uuid)}&edit`
