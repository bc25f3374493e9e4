import { area, curveMonotoneX, line } from 'd3-shape'
import { useLayoutEffect, useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Swatch, type ChartPoint } from './Chart.tsx'
import { createChartSpace, type ChartSpace } from './chartSpace.ts'
import styles from './Chart.module.css'

interface ChartPlotProps {
  kind: 'line' | 'bar'
  series: readonly string[]
  points: readonly ChartPoint[]
  write: (value: number) => string
}

export function ChartPlot({ kind, series, points, write }: ChartPlotProps) {
  const isRightToLeft = useLocale().direction === 'rtl'
  const frameRef = useRef<HTMLDivElement>(null)
  const inlineSize = useInlineSize(frameRef)
  const [pointed, setPointed] = useState<number | null>(null)

  const space = createChartSpace(points, inlineSize, { isStacked: kind === 'bar', isRightToLeft, write })
  const pointedAt = pointed === null ? undefined : points[pointed]
  const Marks = kind === 'line' ? Lines : Bars
  const handlePointerMove = (event: PointerEvent<SVGSVGElement>) =>
    setPointed(space.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left))

  return (
    <div ref={frameRef} className={styles.Frame}>
      {inlineSize > 0 && (
        <svg
          width={inlineSize}
          height={space.blockSize}
          className={styles.Canvas}
          onPointerMove={handlePointerMove}
          onPointerDown={handlePointerMove}
          onPointerLeave={() => setPointed(null)}
        >
          <Levels space={space} write={write} />
          <Labels space={space} points={points} isOverBars={kind === 'bar'} />
          <Marks {...{ space, series, points, pointed }} />
        </svg>
      )}
      {pointed !== null && pointedAt && (
        <div className={styles.Readout} {...getReadoutPosition(space, pointed)}>
          <p className={styles.ReadoutTitle}>{pointedAt.label}</p>
          {series.map((name, index) => (
            <p key={name} className={styles.ReadoutRow}>
              <Swatch kind={kind} series={index} />
              {name}
              <bdi className={styles.ReadoutValue}>{write(pointedAt.values[index] ?? 0)}</bdi>
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

function Levels({ space, write }: { space: ChartSpace; write: (value: number) => string }) {
  const [start, end] = space.edges
  return space.levels.map((level) => (
    <g key={level} transform={`translate(0 ${space.y(level)})`}>
      <line x1={start} x2={end} className={styles.Grid} data-base={level === 0 || undefined} />
      <text x={space.isRightToLeft ? space.inlineSize : start - 12} dy="0.32em" textAnchor="end" direction="ltr" className={styles.Tick}>
        {write(level)}
      </text>
    </g>
  ))
}

/** Keeps the first and last labels inside the plot. */
function Labels({ space, points, isOverBars }: { space: ChartSpace; points: readonly ChartPoint[]; isOverBars: boolean }) {
  const anchorAt = (index: number) => {
    if (isOverBars && space.band > 48) return 'middle'
    return index === points.length - 1 ? 'end' : index === 0 ? 'start' : 'middle'
  }
  return points.map(
    ({ label }, index) =>
      space.isLabeled(index) && (
        <text key={label} x={space.x(index)} y={space.blockSize - 4} textAnchor={anchorAt(index)} className={styles.Tick}>
          {label}
        </text>
      ),
  )
}

function getReadoutPosition(space: ChartSpace, index: number) {
  const fromStart = space.isRightToLeft ? space.inlineSize - space.x(index) : space.x(index)
  const isBefore = fromStart > space.inlineSize / 2
  const distance = (isBefore ? space.inlineSize - fromStart : fromStart) + 12
  return { 'data-side': isBefore ? 'before' : 'after', style: { '--at': `${distance}px` } as CSSProperties }
}

function useInlineSize(ref: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setSize(element.clientWidth)
    const observer = new ResizeObserver(() => setSize(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

const widestBar = 40

interface MarksProps {
  space: ChartSpace
  series: readonly string[]
  points: readonly ChartPoint[]
  pointed: number | null
}

function Lines({ space, series, points, pointed }: MarksProps) {
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

function Bars({ space, series, points, pointed }: MarksProps) {
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
