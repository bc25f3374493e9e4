import { Badge, Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SessionEntry_session$key } from '../../../__generated__/SessionEntry_session.graphql.ts'
import styles from '../SettingsScreen.module.css'
import { dayOf, timeAgo } from '../timeWords.ts'

interface SessionEntryProps {
  session: SessionEntry_session$key
  onEnd: () => Promise<unknown>
}

export function SessionEntry({ session: sessionRef, onEnd }: SessionEntryProps) {
  const { t } = useLingui()
  const [isEnding, setEnding] = useState(false)
  const { device, address, isCurrent, createdAt, lastActiveAt } = useFragment(
    graphql`
      fragment SessionEntry_session on Session {
        device
        address
        isCurrent
        createdAt
        lastActiveAt
      }
    `,
    sessionRef,
  )
  const name = device ?? t`Unknown device`
  const since = dayOf(createdAt)
  const active = timeAgo(lastActiveAt)

  const handleEnd = async () => {
    setEnding(true)
    await onEnd()
    setEnding(false)
  }

  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>
          {name}
          {isCurrent && (
            <Badge tone="accent">
              <Trans>This browser</Trans>
            </Badge>
          )}
        </div>
        <p className={styles.note}>
          {isCurrent ? t`Active now` : t`Last active ${active}`}
          {' · '}
          {t`signed in on ${since}`}
          {address && ` · ${address}`}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="quiet" aria-label={t`End the session of ${name}`} isPending={isEnding} onPress={() => void handleEnd()}>
          <Trans>End</Trans>
        </Button>
      )}
    </div>
  )
}
