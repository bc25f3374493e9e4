import { IconButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { AudienceContext, useAudience } from '../audience/audience.ts'
import styles from '../audience/TwinAudience.module.css'
import { useDeleteOnLeave, type OpenThread } from './useDeleteOnLeave.ts'

interface TemporaryAudienceProps {
  /** Null before the first message. */
  thread: OpenThread | null
  children: ReactNode
}

export function TemporaryAudience({ thread, children }: TemporaryAudienceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const audience = useAudience()
  useDeleteOnLeave(thread)
  return (
    <div className={styles.frame}>
      <div role="note" className={styles.bar}>
        <p className={styles.who}>
          <span className={styles.text}>
            <Trans>Not in history or memory. Deleted when you leave, at the latest after 24 hours.</Trans>
          </span>
        </p>
        {thread && <IconButton icon={X} label={t`Close and delete`} onPress={() => void navigate('/chat', { replace: true })} />}
      </div>
      <AudienceContext value={{ ...audience, readers: t`Temporary chat`, isTemporary: true }}>
        <div className={styles.content}>{children}</div>
      </AudienceContext>
    </div>
  )
}
