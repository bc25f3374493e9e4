import { SegmentedControl } from '#design-system'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './SidePane.module.css'

interface SidePaneProps {
  label: string
  main: ReactNode
  mainLabel: string
  side: ReactNode
  sideLabel: string
  choiceIn?: HTMLElement | null
  occasion?: string
}

export function SidePane({ label, main, mainLabel, side, sideLabel, choiceIn, occasion }: SidePaneProps) {
  const [shown, setShown] = useState<'main' | 'side'>('main')
  const [shownOn, setShownOn] = useState(occasion)
  if (occasion !== shownOn) {
    setShownOn(occasion)
    setShown('main')
  }
  const choice = (
    <SegmentedControl
      label={label}
      value={shown}
      onChange={setShown}
      items={[
        { value: 'main', label: mainLabel },
        { value: 'side', label: sideLabel },
      ]}
    />
  )
  return (
    <div className={styles.panes} data-shown={shown}>
      {choiceIn === undefined ? (
        <div className={styles.choice}>{choice}</div>
      ) : (
        choiceIn && createPortal(<div className={styles.choiceElsewhere}>{choice}</div>, choiceIn)
      )}
      <div className={styles.main}>{main}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}
