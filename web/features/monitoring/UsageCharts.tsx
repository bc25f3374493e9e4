import { BarChart, type ChartProps, Disclosure, LineChart, Table } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { UsageCharts_usage$data, UsageCharts_usage$key } from '../../__generated__/UsageCharts_usage.graphql.ts'
import styles from './MonitoringScreen.module.css'

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
  // Days without answers have no waiting time, rather than zero.
  const answered = days.filter(({ figures }) => figures.firstTokenMedianMs != null)

  const charts: (Omit<ChartProps, 'pointName' | 'level'> & { isLine?: boolean })[] = [
    { title: t`Messages`, series: [t`Messages`], points: points(({ messages }) => messages) },
    {
      title: t`Tokens`,
      series: [t`Read`, t`Written`],
      points: points(
        ({ promptTokens }) => promptTokens,
        ({ completionTokens }) => completionTokens,
      ),
      format: number,
    },
    {
      title: t`Time to first word`,
      series: [t`Median`, t`Slowest 5%`],
      points: answered.map(({ date, figures }) => ({
        label: day(date),
        values: [figures.firstTokenMedianMs ?? 0, figures.firstTokenP95Ms ?? 0],
      })),
      format: duration,
      isLine: true,
    },
    { title: t`Tool calls`, series: [t`Tool calls`], points: points(({ toolCalls }) => toolCalls) },
    {
      title: t`Errors`,
      series: [t`Failed`, t`Stopped or interrupted`],
      points: points(
        ({ failures }) => failures,
        ({ interruptions }) => interruptions,
      ),
    },
    {
      title: t`Your twin`,
      isLine: true,
      series: [t`Visitors`, t`Messages`],
      points: points(
        ({ twinVisitors }) => twinVisitors,
        ({ twinMessages }) => twinMessages,
      ),
    },
  ]
  const isEmpty = (chart: (typeof charts)[number]) => chart.points.every(({ values }) => values.every((value) => value === 0))
  const draw = ({ isLine, ...chart }: (typeof charts)[number], level: 2 | 3) => {
    const Chart = isLine ? LineChart : BarChart
    return <Chart key={chart.title} {...chart} level={level} pointName={t`Day`} />
  }
  const empty = charts.filter(isEmpty)
  const names = empty.map(({ title }) => title).join(', ')

  return (
    <div className={styles.charts}>
      {charts.filter((chart) => !isEmpty(chart)).map((chart) => draw(chart, 2))}
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
              { id: 'median', name: t`Typical duration`, align: 'end', render: ({ medianMs }) => duration(medianMs) },
            ]}
          />
        </section>
      )}
      {empty.length > 0 && (
        <div className={styles.empty}>
          <Disclosure level={2} title={t`No data: ${names}`}>
            <div className={styles.charts}>{empty.map((chart) => draw(chart, 3))}</div>
          </Disclosure>
        </div>
      )}
    </div>
  )
}

export function useFigures() {
  const { t, i18n } = useLingui()
  const number = (value: number) => i18n.number(value, { notation: value >= 100_000 ? 'compact' : 'standard', maximumFractionDigits: 1 })

  function duration(milliseconds: number | null | undefined): string {
    if (milliseconds == null) return '–'
    if (milliseconds < 1000) return t`${i18n.number(Math.round(milliseconds))}\u00a0ms`
    return t`${i18n.number(milliseconds / 1000, { maximumFractionDigits: 1 })}\u00a0s`
  }

  /** Independent of the time zone. */
  const day = (date: string) => i18n.date(new Date(`${date}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' })

  return { number, duration, day }
}
