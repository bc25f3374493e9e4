import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import type { ValueProps } from '../Field/Field.tsx'
import { scrollToMiddle, useScrollEdges } from '../../scrollSideways.ts'
import type { StyleProps } from '../styleProps.ts'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  content: ReactNode
}

export interface TabsProps<Id extends string> extends StyleProps, ValueProps<Id> {
  /** Accessible name of the tab list. */
  label: string
  /** Tabs and their panels. */
  items: ReadonlyArray<TabItem<Id>>
}

export function Tabs<Id extends string>({ label, items, value, defaultValue, onChange, className }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  useScrollEdges(list)
  return (
    <AriaTabs
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(key as Id)}
      className={clsx(styles.Tabs, className)}
    >
      <TabList ref={list} aria-label={label} className={styles.List}>
        {items.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.Tab}>
            {({ isSelected }) => <TabLabel isSelected={isSelected}>{tab.label}</TabLabel>}
          </Tab>
        ))}
      </TabList>
      {items.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.Panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

function TabLabel({ isSelected, children }: { isSelected: boolean; children: string }) {
  const label = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const list = label.current?.closest('[role=tablist]')
    if (isSelected && list && label.current) scrollToMiddle(list, label.current)
  }, [isSelected])
  return <span ref={label}>{children}</span>
}
