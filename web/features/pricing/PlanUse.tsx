import { Heading, Link, Meter } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { PlanUse_viewer$key } from '../../__generated__/PlanUse_viewer.graphql.ts'
import styles from './PricingScreen.module.css'

export function PlanUse({ viewer }: { viewer: PlanUse_viewer$key }) {
  const { t, i18n } = useLingui()
  const { plan, planUse } = useFragment(
    graphql`
      fragment PlanUse_viewer on Viewer {
        plan {
          limits {
            messagesPerDay
            twinMessagesPerDay
            uploadsPerDay
            uploadMegabytesPerDay
          }
        }
        planUse {
          messages
          twinMessages
          uploads
          uploadMegabytes
          resetsAt
        }
      }
    `,
    viewer,
  )
  const { limits } = plan
  const rows = [
    { label: t`Messages`, used: planUse.messages, limit: limits.messagesPerDay },
    { label: t`Visitor messages to your twin`, used: planUse.twinMessages, limit: limits.twinMessagesPerDay },
    { label: t`Files`, used: planUse.uploads, limit: limits.uploadsPerDay },
    { label: t`Uploaded (MB)`, used: planUse.uploadMegabytes, limit: limits.uploadMegabytesPerDay },
  ]
  const time = i18n.date(new Date(planUse.resetsAt), { timeStyle: 'short' })
  const used = (value: number) => i18n.number(value, { maximumFractionDigits: 1 })
  return (
    <section className={styles.use}>
      <Heading level={2} size="section">{t`Today`}</Heading>
      <div className={styles.bars}>
        {rows.map(({ label, used: value, limit }) =>
          limit == null ? (
            <p key={label} className={styles.unlimited}>
              <span>{label}</span>
              <span>{t`${used(value)}, no limit`}</span>
            </p>
          ) : (
            <Meter key={label} label={label} value={value} maxValue={limit} valueLabel={t`${used(value)} of ${i18n.number(limit)}`} />
          ),
        )}
      </div>
      <p className={styles.note}>
        <Trans>
          Resets at {time}. <Link href="/monitoring">See usage by day</Link>
        </Trans>
      </p>
    </section>
  )
}
