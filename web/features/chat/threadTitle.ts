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
  if (!thread) return 'New Chat'
  return thread.name?.trim() || `Chat ${thread.uuid.slice(-6)}`
}

export function chatSubtitle({ threadType, metadata }: Pick<TitledThread, 'threadType' | 'metadata'>): string | null {
  const said = metadataText(metadata, 'subtitle') ?? metadataText(metadata, 'description')
  if (said) return said
  switch (threadType) {
    case 'TESTING':
      return 'Development testing environment'
    case 'PRIVATE_CHAT':
      return 'Private brain conversation'
    case 'SELF_TWIN_CHAT':
    case 'TWIN_TO_TWIN':
      return 'Self-reflection conversation'
    case 'PUBLIC_TWIN_CHAT': {
      const username = metadataText(metadata, 'twin_username')
      return username && `Twin conversation with @${username}`
    }
    default:
      return null
  }
}
