import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from '../Icon/Icon.tsx'
import type { OpenProps } from '../openState.ts'
import type { StyleProps } from '../styleProps.ts'
import styles from './Disclosure.module.css'

export interface DisclosureProps extends StyleProps, OpenProps {
  /** Title. */
  title: ReactNode
  /** Heading level. */
  level?: 2 | 3 | 4
  /** Collapsible content. */
  children: ReactNode
  /** Disables the disclosure. */
  isDisabled?: boolean
}

export function Disclosure({ title, level = 3, children, isDisabled, isOpen, defaultOpen, onOpenChange, className }: DisclosureProps) {
  return (
    <AriaDisclosure
      isDisabled={isDisabled}
      isExpanded={isOpen}
      defaultExpanded={defaultOpen}
      onExpandedChange={onOpenChange}
      className={clsx(styles.Disclosure, className)}
    >
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
