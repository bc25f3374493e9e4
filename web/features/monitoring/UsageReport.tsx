import { EmptyState, LinkButton, Stat, Stats } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { UsageReport_usage$key } from '../../__generated__/UsageReport_usage.graphql.ts'
import type { UsageReport_embeddings$key } from '../../__generated__/UsageReport_embeddings.graphql.ts'
import { useFigures, UsageCharts } from './UsageCharts.tsx'
import { UsageSummary } from './UsageSummary.tsx'
import styles from './MonitoringScreen.module.css'

export function UsageReport({ usage: usageRef, days }: { usage: UsageReport_usage$key; days: string }) {
  const { t } = useLingui()
  const { duration, number } = useFigures()
  const usage = useFragment(
    graphql`
      fragment UsageReport_usage on Usage {
        total {
          messages
          answers
          failures
          interruptions
          promptTokens
          completionTokens
          firstTokenMedianMs
          firstTokenP95Ms
          toolCalls
          toolFailures
          twinVisitors
          twinMessages
          ...UsageSummary_figures
        }
        embeddings {
          ...UsageReport_embeddings
        }
        ...UsageCharts_usage
      }
    `,
    usageRef,
  )
  const { total } = usage
  if (total.messages === 0 && total.twinMessages === 0) return <NoUsage />
  const broken = total.failures + total.interruptions
  return (
    <>
      <UsageSummary figures={total} days={days} />
      <Stats>
        <Stat label={t`Messages`} value={number(total.messages)} change={t`${number(total.answers)} answered`} />
        <Stat
          label={t`Tokens`}
          value={number(total.promptTokens + total.completionTokens)}
          change={t`${number(total.completionTokens)} of them written`}
        />
        <Stat
          label={t`Time to first word`}
          value={duration(total.firstTokenMedianMs)}
          change={total.firstTokenP95Ms == null ? undefined : t`slowest 5%: ${duration(total.firstTokenP95Ms)} or longer`}
        />
        <Stat label={t`Tool calls`} value={number(total.toolCalls)} change={t`${number(total.toolFailures)} failed`} />
        <Stat
          label={t`Answers that failed or were interrupted`}
          value={number(broken)}
          change={t`${number(total.interruptions)} stopped or interrupted`}
        />
        <Stat
          label={t`Visitors of your twin`}
          value={number(total.twinVisitors)}
          change={plural(total.twinMessages, { one: '# message to it', other: '# messages to it' })}
        />
      </Stats>
      <UsageCharts usage={usage} />
      {usage.embeddings && <EmbeddingLine progress={usage.embeddings} />}
    </>
  )
}

function NoUsage() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Your usage will appear here`}
      action={
        <LinkButton variant="primary" href="/chat">
          <Trans>Ask your private brain something</Trans>
        </LinkButton>
      }
    >
      <Trans>Messages, tokens, waiting times, tool calls, errors and visits to your twin appear here after the first message.</Trans>
    </EmptyState>
  )
}

function EmbeddingLine({ progress }: { progress: UsageReport_embeddings$key }) {
  const { number } = useFigures()
  const { passages, embedded } = useFragment(
    graphql`
      fragment UsageReport_embeddings on EmbeddingProgress {
        passages
        embedded
      }
    `,
    progress,
  )
  if (passages === 0) return null
  return (
    <div className={styles.summary}>
      <p>
        {embedded < passages ? (
          <Trans>
            {number(embedded)} of <Plural value={passages} one="# passage" other="# passages" /> are indexed for search by meaning. Search
            finds the others by their words.
          </Trans>
        ) : (
          <Plural
            value={passages}
            one="Search finds your passage by its meaning."
            other="Search finds all # of your passages by their meaning."
          />
        )}
      </p>
    </div>
  )
}
