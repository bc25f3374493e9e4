import { SegmentedControl } from '#design-system'
import { useState, type ReactNode } from 'react'
import styles from './SidePane.module.css'

interface SidePaneProps {
  label: string
  main: ReactNode
  mainLabel: string
  side: ReactNode
  sideLabel: string
}

export function SidePane({ label, main, mainLabel, side, sideLabel }: SidePaneProps) {
  const [shown, setShown] = useState<'main' | 'side'>('main')
  return (
    <div className={styles.panes} data-shown={shown}>
      <div className={styles.choice}>
        <SegmentedControl
          label={label}
          value={shown}
          onChange={setShown}
          items={[
            { value: 'main', label: mainLabel },
            { value: 'side', label: sideLabel },
          ]}
        />
      </div>
      <div className={styles.main}>{main}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}
