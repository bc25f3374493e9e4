import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ChartColumn, Table2 } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { IconButton } from '../Button/Button.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Chart.module.css'

const Plot = lazy(async () => ({ default: (await import('./ChartPlot.tsx')).ChartPlot }))

export interface ChartPoint {
  /** Unique label on the x-axis. */
  label: string
  /** One value per series. */
  values: ReadonlyArray<number>
}

export interface ChartProps extends StyleProps {
  /** Title with the unit. */
  title: string
  /** Heading level. */
  level?: 2 | 3 | 4
  /** At most three names. */
  series: ReadonlyArray<string>
  /** In chronological order. */
  points: ReadonlyArray<ChartPoint>
  /** First table header: "Day". */
  pointName: string
  /** Formats a value: "1.2 s". */
  format?: (value: number) => string
  /** Shown without data. */
  empty?: ReactNode
}

export function LineChart(props: ChartProps) {
  return <Chart {...props} kind="line" />
}

export function BarChart(props: ChartProps) {
  return <Chart {...props} kind="bar" />
}

function Chart({ kind, title, level = 3, series, points, pointName, format, empty, className }: ChartProps & { kind: 'line' | 'bar' }) {
  const { t, i18n } = useLingui()
  const [isTable, setTable] = useState(false)
  const Title = `h${level}` as const
  const write = format ?? ((value: number) => i18n.number(value))
  const numbers = <Numbers {...{ title, series, points, pointName, write }} />

  return (
    <section className={clsx(styles.Chart, className)}>
      <header className={styles.Head}>
        <Title className={styles.Title}>{title}</Title>
        {series.length > 1 && (
          <ul aria-hidden className={styles.Legend}>
            {series.map((name, index) => (
              <li key={name} className={styles.Key}>
                <Swatch kind={kind} series={index} />
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
        <div className={styles.Empty}>{empty ?? t`No data yet`}</div>
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

export function Swatch({ kind, series }: { kind: 'line' | 'bar'; series: number }) {
  return (
    <svg width="20" height="12" className={styles.Series} data-series={series}>
      {kind === 'line' ? (
        <line x1="1" x2="19" y1="6" y2="6" className={styles.Line} />
      ) : (
        <rect x="4" width="12" height="12" rx="3" className={styles.Bar} />
      )}
    </svg>
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
