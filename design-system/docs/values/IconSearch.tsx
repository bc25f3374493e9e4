import { icons } from 'lucide-react'
import { useState } from 'react'
import { Icon, SearchField } from '../../index.ts'
import { CopyName } from './Values.tsx'
import styles from './Values.module.css'

const shown = 96
const names = Object.keys(icons) as (keyof typeof icons)[]

export function IconSearch() {
  const [query, setQuery] = useState('')
  const wanted = query.toLowerCase().replaceAll(/[\s-]/gu, '')
  const found = names.filter((name) => name.toLowerCase().includes(wanted))
  return (
    <div className={`sb-unstyled ${styles.Icons}`}>
      <SearchField label="Search icons" placeholder="bell, arrow, trash" value={query} onChange={setQuery} />
      <p role="status" className={styles.Count}>
        {found.length > shown ? `${found.length} icons, the first ${shown} are shown` : `${found.length} icons`}
      </p>
      <ul className={styles.Glyphs}>
        {found.slice(0, shown).map((name) => (
          <li key={name} className={styles.Glyph}>
            <Icon glyph={icons[name]} size="1.25rem" />
            <CopyName text={`import { ${name} } from 'lucide-react'`}>{name}</CopyName>
          </li>
        ))}
      </ul>
    </div>
  )
}
