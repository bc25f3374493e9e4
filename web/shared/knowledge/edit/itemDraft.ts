import type { Audience } from '#design-system'
import type { KnowledgeKind } from '../../../lib/__generated__/enums.ts'
import { getTextDraft } from '../../../lib/storage.ts'

export interface ItemText {
  title: string
  content: string
  audience: Audience
}

/** Survives reloads; cleared at logout. @param name the item's UUID, or `getNewItemDraftName` */
export function getItemDraft(name: string) {
  const stored = getTextDraft(name)
  return {
    get: () => parse(stored.get()),
    set: (text: ItemText | null) => stored.set(text && JSON.stringify(text)),
  }
}

export const getNewItemDraftName = (kind: KnowledgeKind, questionId: string | null = null) => `${kind.toLowerCase()}:${questionId ?? ''}`

function parse(stored: string | null): ItemText | null {
  try {
    const { title, content, audience = 'private' } = JSON.parse(stored ?? '') as Partial<ItemText>
    return typeof title === 'string' && typeof content === 'string' ? { title, content, audience } : null
  } catch {
    return null
  }
}
