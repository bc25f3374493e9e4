import type { ReactNode } from 'react'
import { controls } from './controls.tsx'
import { StateCell, statesOf } from './StateCell.tsx'
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
