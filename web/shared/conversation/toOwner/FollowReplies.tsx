import { Banner } from '#design-system'
import { Trans } from '@lingui/react/macro'
import type { TwinOwner } from './ownerContext.ts'
import styles from './ToOwner.module.css'
import { useFollowTakeover } from './useFollowTakeover.ts'
import { useReadVisitorMessages } from './useVisitorMessages.ts'

interface FollowRepliesProps {
  threadId: string
  threadUuid: string
  owner: TwinOwner
  isTakenOver: boolean
  isAnswering: boolean
}

export function FollowReplies({ threadId, threadUuid, owner: { name }, isTakenOver, isAnswering }: FollowRepliesProps) {
  useReadVisitorMessages(threadId, isAnswering)
  useFollowTakeover(threadId, threadUuid)
  if (!isTakenOver) return null
  return (
    <div className={styles.takeover}>
      <Banner>
        <Trans>{name} is answering in person. The AI twin is paused.</Trans>
      </Banner>
    </div>
  )
}
