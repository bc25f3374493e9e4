import { DateRangeField, FilterBar, SearchField } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getDayStart, parseDay, getToday } from '../../../lib/calendarDays.ts'
import styles from './AuditLog.module.css'

const debounceMs = 300

/** Local days as YYYY-MM-DD, inclusive; empty if not limited. */
interface AuditLogFilter {
  query: string
  from: string
  to: string
}

const noFilter: AuditLogFilter = { query: '', from: '', to: '' }

export function AuditLogFilters({ typed, type, isOutOfOrder, search }: ReturnType<typeof useAuditLogFilter>) {
  const { t } = useLingui()
  return (
    <FilterBar
      label={t`Filter changes`}
      activeCount={[typed.from, typed.to].filter(Boolean).length}
      defaultOpen={isOutOfOrder}
      search={
        <SearchField
          label={t`Search changes`}
          placeholder={t`Action or person`}
          value={typed.query}
          onChange={(query) => type({ ...typed, query })}
          maxLength={254}
          inputRef={search}
        />
      }
    >
      <div className={styles.days}>
        <DateRangeField
          label={t`Time`}
          max={getToday()}
          value={{ from: typed.from || null, to: typed.to || null }}
          onChange={({ from, to }) => type({ ...typed, from: from ?? '', to: to ?? '' })}
          error={isOutOfOrder ? t`This date is before the start date` : undefined}
        />
      </div>
    </FilterBar>
  )
}

export function useAuditLogFilter() {
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const [typed, setTyped] = useState(filter)
  const search = useRef<HTMLInputElement>(null)
  const next = { query: typed.query.trim(), from: parseDay(typed.from) ?? '', to: parseDay(typed.to) ?? '' }
  const isOutOfOrder = next.from !== '' && next.to !== '' && next.to < next.from
  const { query, ...days } = next
  const written = new URLSearchParams(Object.entries({ q: query, ...days }).filter(([, value]) => value !== '')).toString()
  const isApplied = isOutOfOrder || JSON.stringify(next) === JSON.stringify(filter)
  useEffect(() => {
    if (isApplied) return
    const timer = setTimeout(() => setAddress(written, { replace: true, preventScrollReset: true }), debounceMs)
    return () => clearTimeout(timer)
  }, [isApplied, written, setAddress])
  const clear = () => {
    setTyped(noFilter)
    search.current?.focus()
  }
  return { typed, type: setTyped, clear, isOutOfOrder, search }
}

export function readVariables(address: URLSearchParams) {
  const { query, from, to } = readFilter(address)
  return {
    query: query || null,
    from: from ? getDayStart(from).toISOString() : null,
    to: to ? getDayStart(to, 1).toISOString() : null,
  }
}

function readFilter(address: URLSearchParams): AuditLogFilter {
  return {
    query: address.get('q')?.trim() ?? '',
    from: parseDay(address.get('from')) ?? '',
    to: parseDay(address.get('to')) ?? '',
  }
}
