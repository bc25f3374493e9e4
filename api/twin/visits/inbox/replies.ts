export interface ReplyNews {
  readonly messageId: string
}

export function getRepliesTopic(threadId: string): string {
  return `replies:${threadId}`
}

/** The visitor and the owner subscribe to it. */
export function getConversationTopic(threadId: string): string {
  return `twin-conversation:${threadId}`
}
