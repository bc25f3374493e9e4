import { Avatar, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'
import { HeaderSlotContext } from '../../screen/HeaderTitle.tsx'
import { VoiceRegion } from '../../screen/VoiceRegion.tsx'
import { AudienceContext } from './audience.ts'
import { ClosedToVisitors, TwinIntroduction } from './TwinIntroduction.tsx'
import styles from './TwinAudience.module.css'
import { useTwinAudience } from './useTwinAudience.ts'

export interface TwinPerson {
  username: string
  name: string
  avatarUrl: string | null
  isOwn: boolean
  signature?: string | null
  isDemo?: boolean
}

interface TwinAudienceProps {
  person: TwinPerson
  isClosed?: boolean
  hasBar: boolean
  actions?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

export function TwinAudience({ person, isClosed = false, hasBar, actions, children, footer }: TwinAudienceProps) {
  const { t } = useLingui()
  const isRefused = isClosed && !person.isOwn
  const refusal = isRefused ? t`This twin isn’t taking messages right now.` : undefined
  const opening = <TwinIntroduction person={person} closed={isRefused && <ClosedToVisitors person={person} />} />
  const audience = useTwinAudience(person)
  return (
    <VoiceRegion voice="public" fillsPage className={styles.frame}>
      {hasBar ? <TwinBar person={person} isClosed={isClosed} actions={actions} /> : <div />}
      <AudienceContext value={{ ...audience, refusal, opening }}>
        <div className={styles.content}>{children}</div>
      </AudienceContext>
      <div>{footer}</div>
    </VoiceRegion>
  )
}

function TwinBar({
  person: { username, name, avatarUrl, isOwn },
  isClosed,
  actions,
}: Pick<TwinAudienceProps, 'person' | 'isClosed' | 'actions'>) {
  // Next to a sidebar the header already has the h1.
  const Name = use(HeaderSlotContext).titleElement ? 'h2' : 'h1'
  return (
    <header className={styles.bar}>
      <Avatar name={name} src={avatarUrl} size="small" isDecorative />
      <div className={styles.who}>
        <Name className={styles.name}>
          {isOwn ? (
            <Trans>Your AI twin</Trans>
          ) : (
            <Trans>
              AI twin of <Link href={`/${username}`}>{name}</Link>
            </Trans>
          )}
        </Name>
        <p className={styles.text}>
          {isOwn && isClosed ? (
            <Trans>Only you can talk to it right now.</Trans>
          ) : isClosed ? (
            <Trans>This twin isn’t taking messages right now.</Trans>
          ) : isOwn ? (
            <Trans>Your twin only uses what you’ve made public.</Trans>
          ) : (
            <Trans>It only uses what {name} shares with you.</Trans>
          )}
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
