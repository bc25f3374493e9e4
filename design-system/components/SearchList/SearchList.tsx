import { clsx } from 'clsx'
import { useEffect, useId, useState, type MouseEvent, type ReactNode } from 'react'
import type { SearchFieldProps } from 'react-aria-components/SearchField'
import type { ValueProps } from '../Field/Field.tsx'
import navItemStyles from '../NavItem/NavItem.module.css'
import { SearchField } from '../SearchField/SearchField.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './SearchList.module.css'

export interface SearchListResult {
  id: string
  label: string
  detail?: string
  /** Up to two lines of context with the match in `mark`. */
  excerpt?: ReactNode
  href: string
  /** Group heading; adjacent results with the same one share it. */
  group?: string
}

export interface SearchContent extends StyleProps, ValueProps<string> {
  /** Accessible name of the field. */
  label: string
  /** Accessible name of the results. */
  resultsLabel: string
  /** Best match first, with the results of a group next to each other. */
  results: ReadonlyArray<SearchListResult>
  /** Navigates on the client; presses for a new tab or window are left to the browser. */
  onOpen: (result: SearchListResult) => void
  /** A StatusLine between the field and the results. */
  status: ReactNode
}

export interface SearchListProps extends SearchContent {
  /** Called on Escape, which would otherwise only clear the field. */
  onEscape: () => void
}

export function SearchList({
  label,
  resultsLabel,
  value,
  defaultValue,
  onChange,
  results,
  onOpen,
  onEscape,
  status,
  className,
}: SearchListProps) {
  const listId = useId()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const activeIndex = Math.max(
    0,
    results.findIndex(({ id }) => id === chosenId),
  )
  const active = results[activeIndex]
  const optionId = ({ id }: SearchListResult) => `${listId}-${id}`

  const move = (by: number) => setChosenId(results.at((activeIndex + by) % results.length)?.id ?? null)
  const handleKeyDown = (event: Parameters<NonNullable<SearchFieldProps['onKeyDown']>>[0]) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onEscape()
    if (!active) return
    if (event.key === 'Enter') onOpen(active)
    else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else return
    event.preventDefault()
  }
  const handleClick = (event: MouseEvent, result: SearchListResult) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(result)
  }

  const activeOptionId = active && optionId(active)
  useEffect(() => {
    if (chosenId && activeOptionId) document.getElementById(activeOptionId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId, activeOptionId])

  return (
    <div className={clsx(styles.SearchList, className)}>
      <SearchField
        label={label}
        {...{ value, defaultValue }}
        onChange={(text) => {
          setChosenId(null)
          onChange?.(text)
        }}
        onKeyDown={handleKeyDown}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeOptionId}
        autoFocus
      />
      {status}
      <div id={listId} role="listbox" aria-label={resultsLabel} className={styles.List}>
        {[...Map.groupBy(results, ({ group }) => group)].map(([group, members]) => {
          const options = members.map((result) => (
            <div key={result.id} role="presentation" className={`${navItemStyles.NavItem} ${styles.Result}`}>
              <a
                id={optionId(result)}
                role="option"
                aria-selected={result === active}
                tabIndex={-1}
                href={result.href}
                onClick={(event) => handleClick(event, result)}
                className={`${navItemStyles.Target} ${styles.Option}`}
              >
                <span className={navItemStyles.Label}>
                  {result.label}
                  {result.excerpt && <span className={`${navItemStyles.Detail} ${styles.Excerpt}`}>{result.excerpt}</span>}
                  {result.detail && <span className={navItemStyles.Detail}>{result.detail}</span>}
                </span>
              </a>
            </div>
          ))
          if (group === undefined) return options
          return (
            <div key={group} role="group" aria-label={group} className={styles.Group}>
              <p aria-hidden className={styles.Heading}>
                {group}
              </p>
              {options}
            </div>
          )
        })}
      </div>
    </div>
  )
}
