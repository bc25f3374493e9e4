import { useLayoutEffect, useRef } from 'react'
import { propsOf, type Control, type State } from './controls.tsx'
import styles from './States.module.css'

const attributes: Partial<Record<State, string>> = { hover: 'data-hovered', pressed: 'data-pressed' }

/** A control as it looks in a state. It cannot be used: pointing at it would change the state. */
export function StateCell({ control, state }: { control: Control; state: State }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { target, ring } = partsOf(ref.current, control)
    const attribute = attributes[state]
    if (attribute) target?.setAttribute(attribute, 'true')
    // Only one element of a page has the focus.
    if (state === 'focus') ring?.classList.add(styles['Focused'] ?? '')
  }, [control, state])
  return (
    <div ref={ref} inert className={styles.Cell}>
      {control.render(propsOf[state])}
    </div>
  )
}

export function partsOf(within: HTMLElement | null, { frame, target = frame, mark = frame, ring = mark }: Control) {
  const find = (selector: string) => within?.querySelector<HTMLElement>(selector) ?? null
  return { frame: find(frame), target: find(target), mark: find(mark), ring: find(ring) }
}

/** The states that a control has, in the order of the matrix. */
export function statesOf({ has, isTyped }: Control): State[] {
  return ['rest', 'hover', ...(isTyped ? [] : (['pressed'] as const)), 'focus', ...has]
}
