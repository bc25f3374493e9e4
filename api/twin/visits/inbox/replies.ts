export interface ReplyNews {
  readonly messageId: string
}

export function getRepliesTopic(threadId: string): string {
  return `replies:${threadId}`
}
