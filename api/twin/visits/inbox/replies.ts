export interface ReplyNews {
  readonly messageId: string
}

export function getRepliesTopic(threadId: string): string {
  return `replies:${threadId}`
}

/** Followed by visitor and owner. */
export function getConversationTopic(threadId: string): string {
  return `twin-conversation:${threadId}`
}
