import { getLocalTimeZone, parseDate, today } from '@internationalized/date'
import { CalendarContext } from 'react-aria-components/Calendar'
import { DateField, DateRangeField, SearchList, StatusLine, type SearchListResult } from '../../index.ts'
import { MonthCalendar, type MonthCalendarProps } from '../../components/DateField/DateField.tsx'
import { ignore } from '../guide/guide.ts'
import type { Control, StateProps } from './control.ts'
import styles from './Parts.module.css'

interface DayProps extends StateProps, MonthCalendarProps {
  day: string
}

function Day({ day, isSelected, error, ...calendar }: DayProps) {
  const date = parseDate(day)
  return (
    <CalendarContext value={{ value: isSelected || error ? date : null, defaultFocusedValue: date, isInvalid: Boolean(error) }}>
      <div className={styles.Day}>
        <MonthCalendar {...calendar} />
      </div>
    </CalendarContext>
  )
}

const day: Pick<Control, 'frame' | 'canBeUnselected'> = {
  frame: '[role=gridcell] > [tabindex="0"]',
  canBeUnselected: true,
}
const range = { from: '2026-03-10', to: '2026-03-12' }

const ofRange = (variant: string, shown: string): Control => ({
  name: 'DateRangeField',
  variant,
  render: ({ isSelected }) => <Day day={shown} range={range} isSelected={isSelected} />,
  has: shown === '2026-03-11' ? [] : ['selected'],
  ...day,
  canBeUnselected: shown !== '2026-03-11',
})

export const days: readonly Control[] = [
  {
    name: 'DateField',
    variant: 'calendar button',
    partOf: ['DateRangeField'],
    render: ({ isDisabled }) => <DateField label="Date" isLabelHidden value="2026-03-04" onChange={ignore} isDisabled={isDisabled} />,
    has: ['disabled'],
    frame: 'button',
    isText: true,
  },
  {
    name: 'DateField',
    variant: 'day',
    partOf: ['DateRangeField'],
    render: ({ isDisabled, ...props }) => (
      <Day {...props} day={isDisabled ? '2026-03-31' : '2026-03-10'} max={isDisabled ? '2026-03-30' : undefined} />
    ),
    has: ['selected', 'disabled', 'invalid'],
    ...day,
  },
  {
    name: 'DateField',
    variant: 'today',
    partOf: ['DateRangeField'],
    render: (props) => <Day {...props} day={today(getLocalTimeZone()).toString()} />,
    has: ['selected'],
    ...day,
  },
  {
    name: 'DateRangeField',
    render: ({ isDisabled, error }) => <DateRangeField label="Days" value={range} onChange={ignore} {...{ isDisabled, error }} />,
    has: ['disabled', 'invalid'],
    frame: '[role=group]:has(> button)',
    target: '[role=spinbutton]',
    mark: '[role=group]:has(> button)',
    isTyped: true,
  },
  ofRange('first day', range.from),
  ofRange('day between', '2026-03-11'),
  ofRange('last day', range.to),
]

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
