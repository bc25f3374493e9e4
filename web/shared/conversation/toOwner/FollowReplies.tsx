import { useFollowReplies } from './useVisitorMessages.ts'

export function FollowReplies({ threadId, isAnswering }: { threadId: string; isAnswering: boolean }) {
  useFollowReplies(threadId, isAnswering)
  return null
}
