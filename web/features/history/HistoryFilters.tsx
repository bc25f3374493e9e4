import { DateRangeField, FilterBar, SearchField, Select } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import styles from './History.module.css'
import { kinds, today } from './historyFilter.ts'
import { threadKinds } from '../../lib/agentWords.ts'
import type { useHistoryFilter } from './useHistoryFilter.ts'

type HistoryFiltersProps = ReturnType<typeof useHistoryFilter>

export function HistoryFilters({ filter, typed, type, show, isOutOfOrder }: HistoryFiltersProps) {
  const { t, i18n } = useLingui()
  return (
    <FilterBar
      label={t`Filter conversations`}
      activeCount={[filter.kind, filter.from, filter.to].filter((chosen) => chosen !== null).length}
      isOpenAtFirst={isOutOfOrder}
      search={
        <SearchField
          label={t`Search conversations`}
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
          options={[
            { value: 'all', label: t`All types` },
            ...kinds.map((kind) => ({ value: kind, label: i18n._(threadKinds[kind].name) })),
          ]}
        />
      </div>
      <div className={styles.days}>
        <DateRangeField
          label={t`Last activity`}
          max={today()}
          value={{ from: typed.from || null, to: typed.to || null }}
          onChange={({ from, to }) => type({ from: from ?? '', to: to ?? '' })}
          error={isOutOfOrder ? t`This date is before the start date` : undefined}
        />
      </div>
    </FilterBar>
  )
}
