import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Feather, FileText, Folder, MessageSquare, StickyNote, type LucideIcon } from 'lucide-react'
import { getItemPath } from '../knowledge/itemAddress.ts'
import type { ReferenceKind } from '../../lib/__generated__/enums.ts'

export interface Reference {
  readonly kind: ReferenceKind
  readonly uuid: string
  readonly title: string
}

interface ShownKind {
  name: MessageDescriptor
  icon: LucideIcon
  path: (uuid: string) => string
}

const kinds: Readonly<Record<ReferenceKind, ShownKind>> = {
  NOTE: { name: msg`Note`, icon: StickyNote, path: (uuid) => getItemPath('/knowledge', uuid) },
  STORY: { name: msg`Story`, icon: Feather, path: (uuid) => getItemPath('/story', uuid) },
  DOCUMENT: { name: msg`Document`, icon: FileText, path: (uuid) => getItemPath('/knowledge', uuid) },
  CONVERSATION: { name: msg`Conversation`, icon: MessageSquare, path: (uuid) => `/chat/${uuid}` },
  PROJECT: { name: msg`Project`, icon: Folder, path: (uuid) => `/projects/${uuid}` },
}

/** Falls back for kinds of a newer server. */
export function getReferenceKind(kind: string): ShownKind {
  return Object.hasOwn(kinds, kind) ? kinds[kind as ReferenceKind] : kinds.NOTE
}

export function isReference(value: unknown): value is Reference {
  const { kind, uuid, title } = (value ?? {}) as Partial<Record<keyof Reference, unknown>>
  return [kind, uuid, title].every((field) => typeof field === 'string')
}
