import { clsx } from 'clsx'
import { useRef } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import type { ValueProps } from '../Field/Field.tsx'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import { useScrollEdges } from '../../scrollSideways.ts'
import type { StyleProps } from '../styleProps.ts'
import styles from './SegmentedControl.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: IconGlyph
}

export interface SegmentedControlProps<Value extends string> extends StyleProps, ValueProps<Value> {
  /** Accessible name. */
  label: string
  /** Two to five options, one word each. */
  items: ReadonlyArray<Segment<Value>>
  /** Disables the control. */
  isDisabled?: boolean
}

export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onChange,
  isDisabled,
  className,
}: SegmentedControlProps<Value>) {
  const frame = useRef<HTMLDivElement>(null)
  useScrollEdges(frame)
  return (
    <ToggleButtonGroup
      ref={frame}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === undefined ? undefined : [value]}
      defaultSelectedKeys={defaultValue === undefined ? undefined : [defaultValue]}
      onSelectionChange={([key]) => onChange?.(key as Value)}
      isDisabled={isDisabled}
      className={clsx(styles.SegmentedControl, className)}
    >
      {items.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={styles.Segment}>
          {option.icon && <Icon glyph={option.icon} />}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
