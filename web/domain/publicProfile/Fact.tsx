import { Icon, type IconGlyph } from '#design-system'
import type { ReactNode } from 'react'
import styles from './PublicProfilePage.module.css'

interface FactProps {
  glyph: IconGlyph
  term: string
  children: ReactNode
}

/** One line of what there is to know, for a description list. */
export function Fact({ glyph, term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon glyph={glyph} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
