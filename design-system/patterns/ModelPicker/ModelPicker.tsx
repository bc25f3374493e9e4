import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './ModelPicker.module.css'

// Loaded lazily: most servers have one model, and menus are large.
const ModelMenu = lazy(async () => ({ default: (await import('./ModelMenu.tsx')).ModelMenu }))

export interface ModelPickerProps<Value extends string> extends StyleProps {
  /** The models in display order. */
  items: ReadonlyArray<{ value: Value; label: string }>
  /** The model that answers next (controlled). */
  value?: Value
  /** The model that answers next (uncontrolled). */
  defaultValue?: Value
  /** Called with the pressed model, also if it is the current one. */
  onChange?: (value: Value) => void
  /** Last entry of the menu. */
  action?: { label: string; onAction: () => void } | undefined
}

/** Shows only the name if there is no other model. */
export function ModelPicker<Value extends string>({
  items,
  value: given,
  defaultValue,
  onChange,
  action,
  className,
}: ModelPickerProps<Value>) {
  const [chosen, setChosen] = useState(defaultValue ?? items[0]?.value)
  const value = given ?? chosen
  const name = items.find((item) => item.value === value)?.label ?? ''
  if (items.length < 2) return <ModelName name={name} className={className} />
  return (
    <Suspense fallback={<ModelName name={name} />}>
      <ModelMenu
        {...{ items, value, name, action, className }}
        onChoose={(key) => {
          setChosen(key as Value)
          onChange?.(key as Value)
        }}
      />
    </Suspense>
  )
}

function ModelName({ name, className }: { name: string; className?: string }) {
  const { t } = useLingui()
  return (
    <span className={clsx(styles.Name, className)} aria-label={t`Model: ${name}`} role="note">
      {name}
    </span>
  )
}
