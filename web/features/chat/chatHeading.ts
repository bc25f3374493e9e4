import { t } from '@lingui/core/macro'
import { metadataText } from '../../lib/threadTitles.ts'

type ThreadType =
  | 'PRIVATE_CHAT'
  | 'PROFILE_ONBOARDING'
  | 'SELF_TWIN_CHAT'
  | 'PUBLIC_TWIN_CHAT'
  | 'TWIN_TO_TWIN'
  | 'TESTING'
  | '%future added value'

export interface TitledThread {
  readonly uuid: string
  readonly name: string | null | undefined
  readonly threadType: ThreadType
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
  switch (threadType) {
    case 'TESTING':
      return t`Development testing environment`
    case 'PRIVATE_CHAT':
      return t`Private brain conversation`
    case 'SELF_TWIN_CHAT':
    case 'TWIN_TO_TWIN':
      return t`Self-reflection conversation`
    case 'PUBLIC_TWIN_CHAT': {
      const username = metadataText(metadata, 'twin_username')
      return username && t`Twin conversation with @${username}`
    }
    default:
      return null
  }
}
