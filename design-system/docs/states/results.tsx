import { SearchList, StatusLine, type SearchListResult } from '../../index.ts'
import { ignore } from '../guide/guide.ts'
import type { Control, StateProps } from './control.ts'
import styles from './Parts.module.css'

const best: SearchListResult = { id: 'refit', label: 'The winter refit', detail: 'Updated 2026-03-04', href: '#refit' }
const other: SearchListResult = {
  id: 'skagen',
  label: 'Skagen',
  excerpt: (
    <>
      In <mark>winter</mark>
    </>
  ),
  detail: 'Updated 2026-02-11',
  href: '#skagen',
}
const search = { label: 'Search', resultsLabel: 'Found', value: 'winter', onChange: ignore, onOpen: ignore, onEscape: ignore }

/** The last one, alone or after the active one. */
function Result({ isSelected }: StateProps) {
  return (
    <div className={styles.Result}>
      <SearchList {...search} results={isSelected ? [other] : [best, other]} status={null} />
    </div>
  )
}

export const results: readonly Control[] = [
  {
    name: 'SearchList',
    variant: 'result',
    partOf: ['CommandPalette'],
    render: (props) => <Result {...props} />,
    has: ['selected'],
    frame: '[role=presentation]:last-child > a',
    mark: '[role=presentation]:last-child',
    ring: '[role=presentation]:last-child > a',
    isText: true,
    canBeUnselected: true,
  },
  {
    name: 'SearchList',
    variant: 'no results',
    partOf: ['CommandPalette'],
    render: () => (
      <div className={styles.Search}>
        <SearchList {...search} results={[]} status={<StatusLine>No results</StatusLine>} />
      </div>
    ),
    has: [],
    frame: 'input',
    isStill: true,
  },
]
