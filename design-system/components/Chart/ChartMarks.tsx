import { area, curveMonotoneX, line } from 'd3-shape'
import type { ChartPoint } from './Chart.tsx'
import type { ChartSpace } from './chartSpace.ts'
import styles from './Chart.module.css'

const widestBar = 40

interface MarksProps {
  space: ChartSpace
  series: readonly string[]
  points: readonly ChartPoint[]
  /** The index of the hovered point. */
  pointed: number | null
}

export function Lines({ space, series, points, pointed }: MarksProps) {
  const { x, y } = space
  const toLine = (index: number) =>
    line<ChartPoint>(
      (_, at) => x(at),
      (point) => y(point.values[index] ?? 0),
    ).curve(curveMonotoneX)(points)
  const toArea = area<ChartPoint>(
    (_, at) => x(at),
    y(0),
    (point) => y(point.values[0] ?? 0),
  ).curve(curveMonotoneX)
  // A single point needs a dot because it draws no line.
  const dotted = points.length === 1 ? 0 : pointed

  return (
    <>
      {series.length === 1 && <path d={toArea(points) ?? undefined} className={styles.Area} />}
      {pointed !== null && <line x1={x(pointed)} x2={x(pointed)} y1={space.top} y2={y(0)} className={styles.Guide} />}
      {series.map((name, index) => (
        <g key={name} className={styles.Series} data-series={index}>
          <path d={toLine(index) ?? undefined} className={styles.Line} />
          {dotted !== null && <circle cx={x(dotted)} cy={y(points[dotted]?.values[index] ?? 0)} r="4.5" className={styles.Dot} />}
        </g>
      ))}
    </>
  )
}

export function Bars({ space, series, points, pointed }: MarksProps) {
  const { x, y } = space
  const thickness = Math.min(space.band, widestBar)
  return series.map((name, index) => (
    <g key={name} className={styles.Series} data-series={index}>
      {points.map(({ label, values }, at) => {
        const below = values.slice(0, index).reduce((sum, value) => sum + value, 0)
        const top = y(below + (values[index] ?? 0))
        return (
          <rect
            key={label}
            x={x(at) - thickness / 2}
            y={top}
            width={thickness}
            height={y(below) - top}
            rx={Math.min(3, thickness / 4)}
            className={styles.Bar}
            data-quiet={(pointed !== null && pointed !== at) || undefined}
          />
        )
      })}
    </g>
  ))
}
