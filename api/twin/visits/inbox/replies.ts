import type { Secrets } from '../../../platform/seal.ts'
import { createSecretLinks, type SecretLinks } from '../../../platform/text/secretLinks.ts'

export interface ReplyNews {
  readonly messageId: string
}

export function getRepliesTopic(threadId: string): string {
  return `replies:${threadId}`
}

/** To a message and its reply, without a session. */
export function createReplyLinks(secrets: Secrets): SecretLinks {
  return createSecretLinks(secrets, 'twain answer link')
}
