import { t } from '@lingui/core/macro'
import { isThreadType, toKind, type ThreadKind, threadKinds } from './agentWords.ts'

/** Threads written by other software may have only a name. */
export interface ThreadFacts {
  readonly name: string | null | undefined
  readonly threadType?: string | null
  readonly metadata?: unknown
}

const kindOfName: readonly (readonly [phrase: string, kind: ThreadKind])[] = [
  ['profile pal', 'profile pal'],
  ['testing agent', 'testing'],
  [': chat with your twin', 'self twin'],
  [': twin chat', 'public twin'],
]

export function getThreadKind({ name, threadType, metadata }: ThreadFacts): ThreadKind {
  const type = (threadType || getMetadataText(metadata, 'thread_type') || '').toUpperCase()
  if (isThreadType(type)) return toKind[type]
  if (getMetadataText(metadata, 'twin_username')) return 'public twin'
  const words = name?.toLowerCase() ?? ''
  return kindOfName.find(([phrase]) => words.includes(phrase))?.[1] ?? 'private brain'
}

export function getThreadTitle(thread: ThreadFacts, ownUsername: string): string {
  const { title } = threadKinds[getThreadKind(thread)]
  return title?.(ownUsername, getMetadataText(thread.metadata, 'twin_username')) || thread.name || t`New Chat`
}

export function getImportSource(origin: string | null | undefined): string | null {
  if (!origin) return null
  return origin === 'CLAUDE' ? t`Imported from Claude` : t`Imported from ChatGPT`
}

export function isProfilePalName(name: string | null | undefined): boolean {
  return name?.toLowerCase().includes('profile pal') ?? false
}

export function isEmptyChat({ threadType, stepCount }: { threadType: unknown; stepCount: unknown }): boolean {
  return threadType === 'PRIVATE_CHAT' && stepCount === 0
}

export function getMetadataText(metadata: unknown, key: string): string | null {
  const value = toRecord(metadata)[key]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function toRecord(metadata: unknown): Record<string, unknown> {
  if (typeof metadata === 'object' && metadata !== null) return metadata as Record<string, unknown>
  if (typeof metadata !== 'string') return {}
  try {
    return toRecord(JSON.parse(metadata))
  } catch {
    return {}
  }
}
