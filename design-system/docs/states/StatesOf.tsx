import { useEffect, useRef } from 'react'
import { stateProps, type Control, type State } from './control.ts'
import { controls } from './controls.tsx'
import styles from './States.module.css'

export function StatesOf({ name }: { name: string }) {
  const own = [
    ...controls.filter((control) => control.name === name),
    ...controls.filter(({ partOf }) => partOf?.some((part) => part === name)),
  ]
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.Theme}>
          {own.map((control) => (
            <dl key={control.name + control.variant} className={styles.States}>
              {listStates(control).map((state) => (
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

/** Only one element can have focus. */
const attributes: Partial<Record<State, string[]>> = { hover: ['data-hovered'], pressed: ['data-hovered', 'data-pressed'] }

/** Hovering it would change its state. */
export function StateCell({ control, state }: { control: Control; state: State }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Tabs and tags render twice.
    const frame = requestAnimationFrame(() => {
      const { target, ring } = findParts(ref.current, control)
      for (const attribute of attributes[state] ?? []) target?.setAttribute(attribute, 'true')
      if (state === 'focus') ring?.setAttribute('data-ringed', 'true')
    })
    return () => cancelAnimationFrame(frame)
  }, [control, state])
  return (
    <div ref={ref} inert className={styles.Cell}>
      {control.render(stateProps[state])}
    </div>
  )
}

export function findParts(within: HTMLElement | null, { frame, target = frame, mark = frame, ring = mark }: Control) {
  const find = (selector: string) => within?.querySelector<HTMLElement>(selector) ?? null
  return { frame: find(frame), target: find(target), mark: find(mark), ring: find(ring) }
}

export function listStates({ has, isStill, isTyped }: Control): State[] {
  if (isStill) return ['rest']
  return ['rest', 'hover', ...(isTyped ? [] : (['pressed'] as const)), 'focus', ...has]
}
