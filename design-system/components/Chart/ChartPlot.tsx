import { useLayoutEffect, useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { ChartPoint } from './Chart.tsx'
import { Bars, Lines } from './ChartMarks.tsx'
import { chartSpace, type ChartSpace } from './chartSpace.ts'
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

  const space = chartSpace(points, inlineSize, { isStacked: kind === 'bar', isRightToLeft, write })
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
        <div className={styles.Readout} {...readoutPlace(space, pointed)}>
          <p className={styles.ReadoutTitle}>{pointedAt.label}</p>
          {series.map((name, index) => (
            <p key={name} className={styles.ReadoutRow}>
              <span className={styles.Swatch} data-series={index} />
              {name}
              <span className={styles.ReadoutValue}>{write(pointedAt.values[index] ?? 0)}</span>
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
      space.isLabelled(index) && (
        <text key={label} x={space.x(index)} y={space.blockSize - 4} textAnchor={anchorAt(index)} className={styles.Tick}>
          {label}
        </text>
      ),
  )
}

function readoutPlace(space: ChartSpace, index: number) {
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
