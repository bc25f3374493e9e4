import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import { getItemPath, getPassagePath, type ItemListPath } from './itemAddress.ts'
import type { KnowledgeKind } from '../../lib/__generated__/enums.ts'

interface KindTexts {
  kind: MessageDescriptor
  write: MessageDescriptor
  edit: MessageDescriptor
  title: MessageDescriptor
  content: MessageDescriptor
  contentHint: MessageDescriptor
  save: MessageDescriptor
  remove: MessageDescriptor
}

interface ShownKind {
  texts: KindTexts
  screen: ItemListPath
  connection: string
  isWritten: boolean
  isNarrative: boolean
}

const note: KindTexts = {
  kind: msg`Note`,
  write: msg`Write a note`,
  edit: msg`Edit note`,
  title: msg`Title`,
  content: msg`Note`,
  contentHint: msg`What you or your twin should know. You can use Markdown.`,
  save: msg`Save note`,
  remove: msg`Delete note`,
}

/** A record, so that a missing kind does not compile. */
const knowledgeKinds: Readonly<Record<KnowledgeKind, ShownKind>> = {
  NOTE: { texts: note, screen: '/knowledge', connection: 'NoteList_knowledge', isWritten: true, isNarrative: false },
  STORY: {
    texts: {
      kind: msg`Story`,
      write: msg`Write a story`,
      edit: msg`Edit story`,
      title: msg`Title`,
      content: msg`Your story`,
      contentHint: msg`Write it as you’d tell it, at any length. You can use Markdown.`,
      save: msg`Save story`,
      remove: msg`Delete story`,
    },
    screen: '/story',
    connection: 'StoryList_stories',
    isWritten: true,
    isNarrative: true,
  },
  DOCUMENT: {
    texts: { ...note, kind: msg`Document`, remove: msg`Delete document` },
    screen: '/knowledge',
    connection: 'DocumentList_documents',
    isWritten: false,
    isNarrative: false,
  },
}

/** Falls back for kinds of a newer server. */
export function getKnowledgeKind(kind: string): ShownKind {
  return Object.hasOwn(knowledgeKinds, kind) ? knowledgeKinds[kind as KnowledgeKind] : knowledgeKinds.NOTE
}

export const getNewItemPath = (kind: KnowledgeKind) => `${knowledgeKinds[kind].screen}?new=${kind.toLowerCase()}`

export function matchPath(kind: string, uuid: string, ordinal: number | null | undefined): string {
  return ordinal === null || ordinal === undefined ? getItemPath(getKnowledgeKind(kind).screen, uuid) : getPassagePath(uuid, ordinal)
}

export function parseNewKind(screen: ItemListPath, named: string): KnowledgeKind {
  const kinds = (Object.keys(knowledgeKinds) as KnowledgeKind[]).filter(
    (kind) => knowledgeKinds[kind].isWritten && knowledgeKinds[kind].screen === screen,
  )
  return kinds.find((kind) => kind.toLowerCase() === named) ?? kinds[0] ?? 'NOTE'
}

export function useKindTexts(kind: string): Record<keyof KindTexts, string> {
  const { i18n } = useLingui()
  const entries = Object.entries(getKnowledgeKind(kind).texts).map(([name, text]: [string, MessageDescriptor]) => [name, i18n._(text)])
  return Object.fromEntries(entries) as Record<keyof KindTexts, string>
}

export function getItemConnection(kind: string): string {
  return ConnectionHandler.getConnectionID(VIEWER_ID, getKnowledgeKind(kind).connection)
}

export const itemConnections = Object.keys(knowledgeKinds).map(getItemConnection)
