import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './DescriptionList.module.css'

export interface DescriptionListProps extends StyleProps {
  /** Terms and their details. */
  items: ReadonlyArray<DescriptionListItem>
  /** `rows` for lines and short, end-aligned details. */
  layout?: 'columns' | 'rows'
}

export interface DescriptionListItem {
  term: string
  details: ReactNode
  icon?: IconGlyph
}

export function DescriptionList({ items, layout = 'columns', className }: DescriptionListProps) {
  return (
    <dl className={clsx(styles.DescriptionList, className)} data-layout={layout}>
      {items.map(({ term, details, icon }) => (
        <div key={term} className={styles.Pair}>
          <dt className={styles.Term}>
            {icon && <Icon glyph={icon} />}
            {term}
          </dt>
          <dd className={styles.Details}>{typeof details === 'string' ? <bdi>{insertBreaks(details)}</bdi> : details}</dd>
        </div>
      ))}
    </dl>
  )
}

function insertBreaks(text: string): ReactNode {
  return text.split(/(?<=[@._+/-])/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
