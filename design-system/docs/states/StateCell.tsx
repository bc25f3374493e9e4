import { useEffect, useRef } from 'react'
import { propsOf, type Control, type State } from './control.ts'
import styles from './States.module.css'

/** The ring is one of this page, since only one element has the focus. */
const attributes: Partial<Record<State, string[]>> = { hover: ['data-hovered'], pressed: ['data-hovered', 'data-pressed'] }

/** A control as it looks in a state. It cannot be used: pointing at it would change the state. */
export function StateCell({ control, state }: { control: Control; state: State }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Tabs and tags are rendered once more when all of them are known.
    const frame = requestAnimationFrame(() => {
      const { target, ring } = partsOf(ref.current, control)
      for (const attribute of attributes[state] ?? []) target?.setAttribute(attribute, 'true')
      if (state === 'focus') ring?.setAttribute('data-ringed', 'true')
    })
    return () => cancelAnimationFrame(frame)
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
export function statesOf({ has, isStill, isTyped }: Control): State[] {
  if (isStill) return ['rest']
  return ['rest', 'hover', ...(isTyped ? [] : (['pressed'] as const)), 'focus', ...has]
}
