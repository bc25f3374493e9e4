import { DateRangeField, FilterBar, SearchField, Select, ToggleButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Archive } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import styles from './History.module.css'
import { kinds, noFilter, readFilter, writeFilter, type HistoryFilter } from './historyFilter.ts'
import { threadKinds } from '../../lib/agentWords.ts'
import { parseDay, getToday } from '../../lib/calendarDays.ts'

const debounceMs = 300

type HistoryFiltersProps = ReturnType<typeof useHistoryFilter>

export function HistoryFilters({ filter, typed, type, show, isOutOfOrder, search }: HistoryFiltersProps) {
  const { t, i18n } = useLingui()
  return (
    <FilterBar
      label={t`Filter conversations`}
      activeCount={[filter.kind, filter.from, filter.to, filter.isArchived].filter(Boolean).length}
      defaultOpen={isOutOfOrder}
      search={
        <SearchField
          label={t`Search conversations`}
          inputRef={search}
          placeholder={t`Titles and messages`}
          value={typed.query}
          onChange={(query) => type({ query })}
          maxLength={200}
        />
      }
    >
      <div className={styles.kind}>
        <Select
          label={t`Type`}
          value={filter.kind ?? 'all'}
          onChange={(kind) => show({ ...filter, kind: kind === 'all' ? null : kind })}
          items={[{ value: 'all', label: t`All types` }, ...kinds.map((kind) => ({ value: kind, label: i18n._(threadKinds[kind].name) }))]}
        />
      </div>
      <div className={styles.days}>
        <DateRangeField
          label={t`Last activity`}
          max={getToday()}
          value={{ from: typed.from || null, to: typed.to || null }}
          onChange={({ from, to }) => type({ from: from ?? '', to: to ?? '' })}
          error={isOutOfOrder ? t`This date is before the start date` : undefined}
        />
      </div>
      <ToggleButton icon={Archive} isSelected={filter.isArchived} onChange={(isArchived) => show({ ...filter, isArchived })}>
        {t`Archived`}
      </ToggleButton>
    </FilterBar>
  )
}

export function useHistoryFilter() {
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const [typed, setTyped] = useState(() => toFields(filter))
  const search = useRef<HTMLInputElement>(null)

  // Our own replacements keep the typed text.
  const { key } = useLocation()
  const isByTyping = useNavigationType() === NavigationType.Replace
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isByTyping) setTyped(toFields(filter))
  }

  const isOutOfOrder = isDay(typed.from) && isDay(typed.to) && typed.to < typed.from
  const words = typed.query.trim()
  const current = JSON.stringify(writeFilter(filter))
  const next = JSON.stringify(
    isOutOfOrder ? writeFilter(filter) : writeFilter({ ...filter, query: words, from: parseDay(typed.from), to: parseDay(typed.to) }),
  )
  useEffect(() => {
    if (next === current) return
    const timer = setTimeout(
      () => setAddress(JSON.parse(next) as Record<string, string>, { replace: true, preventScrollReset: true }),
      debounceMs,
    )
    return () => clearTimeout(timer)
  }, [next, current, setAddress])

  const show = (shown: HistoryFilter) => {
    setTyped(toFields(shown))
    setAddress(writeFilter(shown), { replace: true, preventScrollReset: true })
  }
  const showAll = () => {
    show(noFilter)
    search.current?.focus()
  }
  return { filter, search, typed, showAll, type: (part: Partial<typeof typed>) => setTyped({ ...typed, ...part }), show, isOutOfOrder }
}

const toFields = ({ query, from, to }: HistoryFilter) => ({ query, from: from ?? '', to: to ?? '' })

const isDay = (text: string) => parseDay(text) !== null
