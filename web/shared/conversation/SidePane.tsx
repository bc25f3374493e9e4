import { SegmentedControl } from '#design-system'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './SidePane.module.css'

interface SidePaneProps {
  /** Names the choice between the two, where only one has room. */
  label: string
  main: ReactNode
  mainLabel: string
  side: ReactNode
  sideLabel: string
  /** Where the choice stands when it is not to take a bar of its own; null until that place is there. */
  choiceIn?: HTMLElement | null
  /** The conversation is shown again whenever this changes. */
  occasion?: string
}

/** A conversation and something beside it. In a narrow window one of them is shown at a time, and both go on. */
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
      options={[
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
