import { t } from '@lingui/core/macro'
import type { ThreadType } from '../../lib/__generated__/enums.ts'
import { isThreadType, kindOfType, threadKinds } from '../../lib/agentWords.ts'
import { metadataText } from '../../lib/threadTitles.ts'

export interface TitledThread {
  readonly uuid: string
  readonly name: string | null | undefined
  readonly threadType: ThreadType | '%future added value'
  readonly metadata: unknown
}

export function chatTitle(thread: Pick<TitledThread, 'name' | 'uuid'> | null): string {
  if (!thread) return t`New Chat`
  const end = thread.uuid.slice(-6)
  return thread.name?.trim() || t`Chat ${end}`
}

export function chatSubtitle({ threadType, metadata }: Pick<TitledThread, 'threadType' | 'metadata'>): string | null {
  const said = metadataText(metadata, 'subtitle') ?? metadataText(metadata, 'description')
  if (said) return said
  if (!isThreadType(threadType)) return null
  return threadKinds[kindOfType[threadType]].subtitle?.(metadataText(metadata, 'twin_username')) ?? null
}
