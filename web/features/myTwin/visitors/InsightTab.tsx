import { Card, DescriptionList, EmptyState, SegmentedControl, Stat, Stats } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { InsightTab_figures$key } from '../../../__generated__/InsightTab_figures.graphql.ts'
import type { InsightTab_referrers$key } from '../../../__generated__/InsightTab_referrers.graphql.ts'
import type { InsightTabQuery } from '../../../__generated__/InsightTabQuery.graphql.ts'
import { getFirstDay } from '../../../lib/firstDay.ts'
import styles from '../MyTwinScreen.module.css'
import { Topics } from './Topics.tsx'

interface InsightTabProps {
  fetchKey: number
  onOpen: (uuid: string) => void
  onShowQuestions: () => void
}

const periods = ['1', '7', '30'] as const
type Period = (typeof periods)[number]

/** Starts its own query, since few visits to the screen open it. */
export function InsightTab({ fetchKey, onOpen, onShowQuestions }: InsightTabProps) {
  const { t } = useLingui()
  const [period, setPeriod] = useState<Period>('7')
  const [now] = useState(() => new Date())
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { viewer } = useLazyLoadQuery<InsightTabQuery>(
    graphql`
      query InsightTabQuery($from: String, $timezone: String) {
        viewer {
          usage(from: $from, timezone: $timezone) @required(action: THROW) {
            total {
              twinMessages
              ...InsightTab_figures
            }
          }
          twinInsight(from: $from, timezone: $timezone) @required(action: THROW) {
            ...Topics_insight
            referrers {
              __typename
              ...InsightTab_referrers
            }
          }
        }
      }
    `,
    { from: getFirstDay(Number(period), now, timezone), timezone },
    { fetchPolicy: 'store-and-network', fetchKey },
  )
  if (!viewer) return null
  const { twinInsight, usage } = viewer
  return (
    <div className={styles.insight}>
      <SegmentedControl
        label={t`Period`}
        items={periods.map((days): { value: Period; label: string } => ({ value: days, label: days === '1' ? t`Today` : t`${days} days` }))}
        value={period}
        onChange={setPeriod}
      />
      {usage.total.twinMessages === 0 && twinInsight.referrers.length === 0 ? (
        <EmptyState title={t`No visitors in this period`} size="small">
          <Trans>Visitors’ questions and referring websites appear here.</Trans>
        </EmptyState>
      ) : (
        <>
          <Figures figures={usage.total} />
          <div className={styles.profile}>
            <Topics insight={twinInsight} onOpen={onOpen} onShowQuestions={onShowQuestions} />
            <Referrers referrers={twinInsight.referrers} />
          </div>
        </>
      )}
    </div>
  )
}

function Figures({ figures }: { figures: InsightTab_figures$key }) {
  const { t, i18n } = useLingui()
  const { twinVisitors, twinMessages, twinUnanswered, twinGoodRatings, twinBadRatings } = useFragment(
    graphql`
      fragment InsightTab_figures on UsageFigures {
        twinVisitors
        twinMessages
        twinUnanswered
        twinGoodRatings
        twinBadRatings
      }
    `,
    figures,
  )
  return (
    <Stats>
      <Stat
        label={t`Visitors`}
        value={i18n.number(twinVisitors)}
        change={plural(twinMessages, { one: '# message', other: '# messages' })}
      />
      <Stat label={t`Unanswered`} value={i18n.number(twinUnanswered)} />
      <Stat label={t`Rated good`} value={i18n.number(twinGoodRatings)} change={t`${i18n.number(twinBadRatings)} rated bad`} />
    </Stats>
  )
}

function Referrers({ referrers: referrersRef }: { referrers: InsightTab_referrers$key }) {
  const { t } = useLingui()
  const referrers = useFragment(
    graphql`
      fragment InsightTab_referrers on ReferringHost @relay(plural: true) {
        host
        isEmbedded
        views
      }
    `,
    referrersRef,
  )
  return (
    <Card title={t`Websites`}>
      {referrers.length > 0 && (
        <DescriptionList
          layout="rows"
          items={referrers.map(({ host, isEmbedded, views }) => ({
            term: isEmbedded ? t`${host} (embedded)` : host,
            details: plural(views, { one: '# view', other: '# views' }),
          }))}
        />
      )}
      <p className={styles.note}>
        {referrers.length === 0 ? (
          <Trans>Websites that link to your page or embed your twin appear here.</Trans>
        ) : (
          <Trans>Last 30 days, without personal data. Some websites don’t send a referrer.</Trans>
        )}
      </p>
    </Card>
  )
}
