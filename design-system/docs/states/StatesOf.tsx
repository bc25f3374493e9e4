import { useEffect, useRef, type ReactNode } from 'react'
import { propsOf, type Control, type State } from './control.ts'
import { controls } from './controls.tsx'
import styles from './States.module.css'

/** All states of one component, in both themes. Nothing for one that has no states. */
export function StatesOf({ name, heading }: { name: string; heading: ReactNode }) {
  const own = [...controls.filter((control) => control.name === name), ...controls.filter(({ partOf }) => partOf?.includes(name))]
  if (own.length === 0) return null
  return (
    <>
      {heading}
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={`sb-unstyled ${styles.Theme}`}>
          {own.map((control) => (
            <dl key={control.name + control.variant} className={styles.States}>
              {statesOf(control).map((state) => (
                <div key={state} className={styles.State}>
                  <dt className={styles.Name}>{control.variant ? `${control.variant}, ${state}` : state}</dt>
                  <dd>
                    <StateCell control={control} state={state} />
                  </dd>
                </div>
              ))}
            </dl>
          ))}
        </div>
      ))}
    </>
  )
}

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
