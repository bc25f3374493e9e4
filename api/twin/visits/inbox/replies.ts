export interface ReplyNews {
  readonly messageId: string
}

export function repliesTopic(threadId: string): string {
  return `replies:${threadId}`
}
