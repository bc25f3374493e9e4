import { useLingui } from '@lingui/react/macro'
import { ChartColumn, Table2 } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { IconButton } from '../Button/Button.tsx'
import styles from './Chart.module.css'

const Plot = lazy(async () => ({ default: (await import('./ChartPlot.tsx')).ChartPlot }))

export interface ChartPoint {
  /** Where it stands: a day, a name. Each one once, as the language writes it. */
  label: string
  /** One value a series, in the order of the series. */
  values: ReadonlyArray<number>
}

export interface ChartProps {
  /** What is shown, with its unit. */
  title: string
  /** Where the title stands in the outline of the page. */
  level?: 2 | 3 | 4
  /** What is counted; three at most. */
  series: ReadonlyArray<string>
  /** From the earliest to the latest. */
  points: ReadonlyArray<ChartPoint>
  /** Names the points in the table: "Day", "Tool". */
  pointName: string
  /** Writes a value: "1.2 s". Numbers of the language are the default. */
  format?: (value: number) => string
  /** Stands in place of the picture while there are no points. */
  empty?: ReactNode
}

/** How something went over time. */
export function LineChart(props: ChartProps) {
  return <Chart {...props} kind="line" />
}

/** How much of something there was; several series stand on top of each other. */
export function BarChart(props: ChartProps) {
  return <Chart {...props} kind="bar" />
}

/** The picture is for the eye alone. Behind it is a table, which anyone can ask for. */
function Chart({ kind, title, level = 3, series, points, pointName, format, empty }: ChartProps & { kind: 'line' | 'bar' }) {
  const { t, i18n } = useLingui()
  const [isTable, setTable] = useState(false)
  const Title = `h${level}` as const
  const write = format ?? ((value: number) => i18n.number(value))
  const numbers = <Numbers {...{ title, series, points, pointName, write }} />

  return (
    <section className={styles.Chart}>
      <header className={styles.Head}>
        <Title className={styles.Title}>{title}</Title>
        {series.length > 1 && (
          <ul aria-hidden className={styles.Legend}>
            {series.map((name, index) => (
              <li key={name} className={styles.Key}>
                <span className={styles.Swatch} data-series={index} />
                {name}
              </li>
            ))}
          </ul>
        )}
        {points.length > 0 && (
          <IconButton
            icon={isTable ? ChartColumn : Table2}
            label={isTable ? t`Show as chart` : t`Show as table`}
            onPress={() => setTable(!isTable)}
          />
        )}
      </header>
      {points.length === 0 ? (
        <div className={styles.Empty}>{empty ?? t`Nothing to show yet`}</div>
      ) : isTable ? (
        <div className={styles.Numbers} role="region" aria-label={title} tabIndex={0}>
          {numbers}
        </div>
      ) : (
        <>
          <div aria-hidden className={styles.Plot}>
            <Suspense>
              <Plot {...{ kind, series, points, write }} />
            </Suspense>
          </div>
          <VisuallyHidden>{numbers}</VisuallyHidden>
        </>
      )}
    </section>
  )
}

function Numbers({
  title,
  series,
  points,
  pointName,
  write,
}: Pick<ChartProps, 'title' | 'series' | 'points' | 'pointName'> & { write: (value: number) => string }) {
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{pointName}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            {series.map((name, index) => (
              <td key={name}>{write(point.values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
