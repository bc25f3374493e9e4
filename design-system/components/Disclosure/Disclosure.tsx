import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Disclosure.module.css'

export interface DisclosureProps {
  /** What is inside, in words. */
  title: ReactNode
  /** Where the title stands in the outline of the page. */
  level?: 2 | 3 | 4
  /** What is inside. */
  children: ReactNode
  /** Tells it from the others in an Accordion. */
  id?: string
  /** It is open at first. */
  isDefaultOpen?: boolean
  /** It cannot be opened now. */
  isDisabled?: boolean
}

/** What not everybody needs, behind a line that opens. */
export function Disclosure({ title, level = 3, children, id, isDefaultOpen, isDisabled }: DisclosureProps) {
  return (
    <AriaDisclosure id={id} defaultExpanded={isDefaultOpen} isDisabled={isDisabled} className={styles.Disclosure}>
      <Heading level={level} className={styles.Title}>
        <Button slot="trigger" className={styles.Trigger}>
          <Icon glyph={ChevronRight} />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.Panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  )
}

export interface AccordionProps {
  /** Disclosures, each with an id. */
  children: ReactNode
  /** The id of the one that is open at first. */
  openId?: string
}

/** Disclosures of which one is open at a time. */
export function Accordion({ children, openId }: AccordionProps) {
  return (
    <DisclosureGroup defaultExpandedKeys={openId === undefined ? undefined : [openId]} className={styles.Group}>
      {children}
    </DisclosureGroup>
  )
}
