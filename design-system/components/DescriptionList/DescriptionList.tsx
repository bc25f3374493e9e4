import { Fragment, type ReactNode } from 'react'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import styles from './DescriptionList.module.css'

export interface DescriptionListProps {
  /** What is known, in order: its name, and what it is. */
  items: ReadonlyArray<DescriptionListItem>
  /** `rows` are divided by lines and end with their details, for short ones such as keys and figures. */
  layout?: 'columns' | 'rows'
}

export interface DescriptionListItem {
  term: string
  details: ReactNode
  /** Before the term, where it is known by everybody. */
  icon?: IconGlyph
}

/** Facts about one thing. */
export function DescriptionList({ items, layout = 'columns' }: DescriptionListProps) {
  return (
    <dl className={styles.DescriptionList} data-layout={layout}>
      {items.map(({ term, details, icon }) => (
        <div key={term} className={styles.Pair}>
          <dt className={styles.Term}>
            {icon && <Icon glyph={icon} />}
            {term}
          </dt>
          <dd className={styles.Details}>{typeof details === 'string' ? breakable(details) : details}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A long address breaks after its signs before it breaks within a word. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=[@._+/-])/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
