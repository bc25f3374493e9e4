import { useEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { scrollToMiddle, useScrollEdges } from '../../scrollSideways.ts'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  content: ReactNode
}

export interface TabsProps<Id extends string> {
  /** Names the list of tabs for assistive technology. */
  label: string
  /** Each with what it shows. */
  tabs: ReadonlyArray<TabItem<Id>>
  /** Leave it out to start with the first tab and let the component remember. */
  selected?: Id
  /** Called with the tab that was chosen. */
  onSelect?: (id: Id) => void
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  useScrollEdges(list)
  const handleSelectionChange = (key: unknown) => {
    const chosen = tabs.find((tab) => tab.id === key)
    if (chosen) onSelect?.(chosen.id)
  }
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={handleSelectionChange} className={styles.Tabs}>
      <TabList ref={list} aria-label={label} className={styles.List}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.Tab}>
            {({ isSelected }) => <TabLabel isSelected={isSelected}>{tab.label}</TabLabel>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.Panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** Brings its tab into view once that is selected: the list may be wider than its room. */
function TabLabel({ isSelected, children }: { isSelected: boolean; children: string }) {
  const label = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const list = label.current?.closest('[role=tablist]')
    if (isSelected && list && label.current) scrollToMiddle(list, label.current)
  }, [isSelected])
  return <span ref={label}>{children}</span>
}
