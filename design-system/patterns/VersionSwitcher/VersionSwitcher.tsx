import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { IconButton } from '../../components/Button/Button.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './VersionSwitcher.module.css'

export interface VersionSwitcherProps extends StyleProps {
  /** Number of the shown version, from 1. */
  current: number
  /** Number of versions. */
  count: number
  /** For screen readers: "Version 2 of 3". */
  label: string
  /** "Previous version". */
  previousLabel: string
  /** "Next version". */
  nextLabel: string
  /** Called with the number of the chosen version. */
  onVersionChange: (version: number) => void
  /** While an answer is being written. */
  isDisabled?: boolean
  /** The group with both buttons. */
  ref?: Ref<HTMLDivElement>
  /** Button that had focus in the previously shown version. */
  focusedSide?: 'previous' | 'next' | null
}

export function VersionSwitcher({
  current,
  count,
  label,
  previousLabel,
  nextLabel,
  onVersionChange,
  isDisabled = false,
  focusedSide = null,
  ref,
  className,
}: VersionSwitcherProps) {
  const [previous, next] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const [isFirst, isLast] = [current <= 1, current >= count]
  useEffect(() => {
    if (focusedSide === null) return
    const isNext = isFirst || (focusedSide === 'next' && !isLast)
    ;(isNext ? next : previous).current?.focus({ preventScroll: true })
  }, [focusedSide, isFirst, isLast, next, previous])
  return (
    <div ref={ref} role="group" aria-label={label} className={clsx(styles.VersionSwitcher, className)}>
      <IconButton
        icon={ChevronLeft}
        label={previousLabel}
        ref={previous}
        isDisabled={isDisabled || isFirst}
        onPress={() => onVersionChange(current - 1)}
      />
      <span aria-hidden className={styles.Count}>
        {current} / {count}
      </span>
      <IconButton
        icon={ChevronRight}
        label={nextLabel}
        ref={next}
        isDisabled={isDisabled || isLast}
        onPress={() => onVersionChange(current + 1)}
      />
    </div>
  )
}
