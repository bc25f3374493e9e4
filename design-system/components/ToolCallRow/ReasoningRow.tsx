import { Brain, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon } from '../Icon/Icon.tsx'
import styles from './ToolCallRow.module.css'

export interface ReasoningRowProps {
  /** That it thinks, or for how long it thought: "Thought for 4 seconds". */
  children: string
  /** The thoughts, as far as they are known. */
  text: string
}

/** What the model thought before it answered: one line that opens to its words. */
export function ReasoningRow({ children, text }: ReasoningRowProps) {
  return (
    <Disclosure className={styles.ToolCallRow}>
      <Button slot="trigger" className={styles.Line}>
        <Icon glyph={Brain} />
        <span className={styles.Verb}>{children}</span>
        <span className={styles.Chevron}>
          <Icon glyph={ChevronRight} size="0.875rem" />
        </span>
      </Button>
      <DisclosurePanel className={styles.Panel}>
        <p dir="auto" className={styles.Thoughts}>
          {text}
        </p>
      </DisclosurePanel>
    </Disclosure>
  )
}
