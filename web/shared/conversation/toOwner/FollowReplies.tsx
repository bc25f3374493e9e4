import { useFollowReplies } from './useVisitorMessages.ts'

export function FollowReplies({ threadId }: { threadId: string }) {
  useFollowReplies(threadId)
  return null
}
