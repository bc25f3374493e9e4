import { BarChart, LineChart, Table } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { UsageCharts_usage$data, UsageCharts_usage$key } from '../../__generated__/UsageCharts_usage.graphql.ts'
import styles from './MonitoringScreen.module.css'
import { useFigures } from './useFigures.ts'

type Figures = UsageCharts_usage$data['days'][number]['figures']

export function UsageCharts({ usage }: { usage: UsageCharts_usage$key }) {
  const { t } = useLingui()
  const { day, duration, number } = useFigures()
  const { days, tools } = useFragment(
    graphql`
      fragment UsageCharts_usage on Usage {
        days {
          date
          figures {
            messages
            failures
            interruptions
            promptTokens
            completionTokens
            firstTokenMedianMs
            firstTokenP95Ms
            toolCalls
            twinVisitors
            twinMessages
          }
        }
        tools {
          name
          displayName
          calls
          failures
          medianMs
        }
      }
    `,
    usage,
  )
  const points = (...values: ((figures: Figures) => number)[]) =>
    days.map(({ date, figures }) => ({ label: day(date), values: values.map((valueOf) => valueOf(figures)) }))
  // A day without an answer has no waiting time, which is not one of zero.
  const answered = days.filter(({ figures }) => figures.firstTokenMedianMs != null)

  return (
    <div className={styles.charts}>
      <BarChart title={t`Messages`} level={2} pointName={t`Day`} series={[t`Messages`]} points={points(({ messages }) => messages)} />
      <BarChart
        title={t`Tokens`}
        level={2}
        pointName={t`Day`}
        series={[t`Read`, t`Written`]}
        points={points(
          ({ promptTokens }) => promptTokens,
          ({ completionTokens }) => completionTokens,
        )}
        format={number}
      />
      <LineChart
        title={t`Time to first word`}
        level={2}
        pointName={t`Day`}
        series={[t`Half took longer`, t`One in twenty took longer`]}
        points={answered.map(({ date, figures }) => ({
          label: day(date),
          values: [figures.firstTokenMedianMs ?? 0, figures.firstTokenP95Ms ?? 0],
        }))}
        format={duration}
      />
      <BarChart title={t`Tool calls`} level={2} pointName={t`Day`} series={[t`Tool calls`]} points={points(({ toolCalls }) => toolCalls)} />
      <BarChart
        title={t`Errors`}
        level={2}
        pointName={t`Day`}
        series={[t`Failed`, t`Stopped or broken off`]}
        points={points(
          ({ failures }) => failures,
          ({ interruptions }) => interruptions,
        )}
      />
      <BarChart
        title={t`Your twin`}
        level={2}
        pointName={t`Day`}
        series={[t`Visitors`, t`Messages`]}
        points={points(
          ({ twinVisitors }) => twinVisitors,
          ({ twinMessages }) => twinMessages,
        )}
      />
      {tools.length > 0 && (
        <section className={styles.tools}>
          <h2 className={styles.toolsTitle}>{t`Tools`}</h2>
          <Table
            label={t`Tools`}
            rows={tools.map((tool) => ({ id: tool.name, ...tool }))}
            columns={[
              { id: 'name', name: t`Tool`, render: ({ displayName }) => displayName },
              { id: 'calls', name: t`Calls`, align: 'end', render: ({ calls }) => number(calls) },
              { id: 'failures', name: t`Failed`, align: 'end', render: ({ failures }) => number(failures) },
              { id: 'median', name: t`Usual time`, align: 'end', render: ({ medianMs }) => duration(medianMs) },
            ]}
          />
        </section>
      )}
    </div>
  )
}
