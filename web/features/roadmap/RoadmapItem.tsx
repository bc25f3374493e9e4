import { Badge, ToggleButton } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RoadmapItem_item$key } from '../../__generated__/RoadmapItem_item.graphql.ts'
import { translateServerText } from '../../i18n/serverTexts.ts'
import styles from './RoadmapScreen.module.css'
import { useRoadmapVote } from './useRoadmapVote.ts'

export function RoadmapItem({ item: itemRef }: { item: RoadmapItem_item$key }) {
  const { t } = useLingui()
  const item = useFragment(
    graphql`
      fragment RoadmapItem_item on RoadmapItem {
        id
        title
        description
        status
        reply
        voteCount
        viewerHasVoted
        viewerCanVote
      }
    `,
    itemRef,
  )
  const vote = useRoadmapVote()
  const [hasFailed, setFailed] = useState(false)
  const handleVote = (isWanted: boolean) => {
    setFailed(false)
    vote(item, isWanted).catch(() => setFailed(true))
  }
  const { status, reply, voteCount, viewerHasVoted, viewerCanVote } = item
  const [title, description] = [translateServerText(item.title), translateServerText(item.description)]
  return (
    <li className={styles.item}>
      {status !== 'SUGGESTED' && status !== 'DECLINED' && (
        <div className={styles.votes}>
          {viewerCanVote ? (
            <ToggleButton
              icon={ChevronUp}
              isSelected={viewerHasVoted}
              onChange={handleVote}
              aria-label={t`${voteCount}, vote for ${title}`}
              aria-describedby={`${item.id}-votes`}
            >
              {voteCount}
            </ToggleButton>
          ) : (
            <span aria-hidden className={styles.count}>
              {voteCount}
            </span>
          )}
          <span id={`${item.id}-votes`} className={styles.countWords}>
            <Plural value={voteCount} one="vote" other="votes" />
          </span>
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          {title}
          {status === 'SUGGESTED' && (
            <Badge>
              <Trans>Only you see it</Trans>
            </Badge>
          )}
          {status === 'DECLINED' && (
            <Badge>
              <Trans>Not planned</Trans>
            </Badge>
          )}
        </h3>
        <p className={styles.description}>{description}</p>
        {reply && (
          <blockquote className={styles.reply}>
            <p>{translateServerText(reply)}</p>
            <footer>
              <Trans>From the Twain team</Trans>
            </footer>
          </blockquote>
        )}
        {hasFailed && (
          <p role="alert" className={styles.failure}>
            <Trans>Couldn’t save your vote. Try again.</Trans>
          </p>
        )}
      </div>
    </li>
  )
}
