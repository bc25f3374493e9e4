import type { Audience } from '#design-system'
import type { KnowledgeKind } from '../../../lib/__generated__/enums.ts'
import { getTextDraft } from '../../../lib/storage.ts'

export interface ItemText {
  title: string
  content: string
  audience: Audience
}

export interface ItemDraft extends ItemText {
  /** `updatedAt` of the edited version; null for new items. */
  basedOn: string | null
}

/** Survives reloads; cleared at logout. @param name the item's UUID, or `getNewItemDraftName` */
export function getItemDraft(name: string) {
  const stored = getTextDraft(name)
  return {
    get: () => parse(stored.get()),
    set: (draft: ItemDraft | null) => stored.set(draft && JSON.stringify(draft)),
    /** Keeps the draft of another tab. */
    clearSaved: ({ title, content }: Partial<ItemText>) => {
      const draft = parse(stored.get())
      if (draft?.title === title && draft?.content === content) stored.set(null)
    },
  }
}

export const getNewItemDraftName = (kind: KnowledgeKind, questionId: string | null = null) => `${kind.toLowerCase()}:${questionId ?? ''}`

function parse(stored: string | null): ItemDraft | null {
  try {
    const { title, content, audience = 'private', basedOn = null } = JSON.parse(stored ?? '') as Partial<ItemDraft>
    return typeof title === 'string' && typeof content === 'string' ? { title, content, audience, basedOn } : null
  } catch {
    return null
  }
}
