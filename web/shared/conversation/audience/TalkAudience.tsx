import { Trans, useLingui } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'
import { HeaderSlotContext } from '../../screen/HeaderTitle.tsx'
import { VoiceRegion } from '../../screen/VoiceRegion.tsx'
import { StartTalk } from '../../talks/StartTalk.tsx'
import { useFollowTakeover } from '../toOwner/useFollowTakeover.ts'
import { AudienceContext } from './audience.ts'
import styles from './TwinAudience.module.css'

interface TalkAudienceProps {
  thread: { id: string; uuid: string }
  username: string
  name: string
  canStart: boolean
  children: ReactNode
}

export function TalkAudience({ thread, username, name, canStart, children }: TalkAudienceProps) {
  const { t } = useLingui()
  useFollowTakeover(thread.id, thread.uuid)
  // Next to a sidebar the header already has the h1.
  const Name = use(HeaderSlotContext).titleElement ? 'h2' : 'h1'
  return (
    <VoiceRegion voice="public" fillsPage className={styles.frame}>
      <header className={styles.bar}>
        <div className={styles.who}>
          <Name className={styles.name}>
            <Trans>Your AI twin and @{username}’s AI twin</Trans>
          </Name>
          <p className={styles.text}>
            <Trans>Each only uses what the other person can see. {name} can read this talk.</Trans>
          </p>
        </div>
        {canStart && (
          <div className={styles.actions}>
            <StartTalk username={username} name={name} />
          </div>
        )}
      </header>
      <AudienceContext value={{ author: t`Two AI twins`, label: '', audience: 'people', isTwin: true, isTalk: true }}>
        <div className={styles.content}>{children}</div>
      </AudienceContext>
    </VoiceRegion>
  )
}
