import { FilterBar, SearchField, Select } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import peopleQuery, { type PeopleScreenQuery } from '../../../__generated__/PeopleScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import styles from './People.module.css'

const debounceMs = 300

export function loader({ context, request }: LoaderFunctionArgs) {
  const { query, status } = readFilter(new URL(request.url).searchParams)
  const isSuspended = status === 'all' ? null : status === 'suspended'
  return loadRouteQuery<PeopleScreenQuery>(context, peopleQuery, { query: query || null, isSuspended })
}

export function PeopleScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<PeopleScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load people`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t } = useLingui()
  const { typed, setTyped, filter, applyFilter } = usePeopleFilter()
  const search = useRef<HTMLInputElement>(null)
  const { viewer } = usePreloadedQuery<PeopleScreenQuery>(
    graphql`
      query PeopleScreenQuery($query: String, $isSuspended: Boolean) {
        viewer {
          operator {
            __typename
          }
          ...PeopleTable_viewer @arguments(query: $query, isSuspended: $isSuspended)
        }
      }
    `,
    useRouteQuery<PeopleScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  return (
    <OperatorPage title={t`People`}>
      <FilterBar
        label={t`Filter people`}
        activeCount={filter.status === 'all' ? 0 : 1}
        search={
          <SearchField
            label={t`Search people`}
            placeholder={t`Name, username or email`}
            value={typed}
            onChange={setTyped}
            onSubmit={(query) => applyFilter({ ...filter, query })}
            maxLength={254}
            inputRef={search}
          />
        }
      >
        <div className={styles.status}>
          <Select
            label={t`Status`}
            value={filter.status}
            onChange={(status) => applyFilter({ query: typed, status })}
            items={[
              { value: 'all', label: t`All` },
              { value: 'active', label: t`Active` },
              { value: 'suspended', label: t`Suspended` },
            ]}
          />
        </div>
      </FilterBar>
      <PeopleTable
        viewer={viewer}
        onClear={() => {
          setTyped('')
          applyFilter({ query: '', status: 'all' })
          search.current?.focus()
        }}
      />
    </OperatorPage>
  )
}

interface PeopleFilter {
  query: string
  status: string
}

function readFilter(address: URLSearchParams): PeopleFilter {
  const status = address.get('status') ?? ''
  return { query: address.get('q')?.trim() ?? '', status: ['active', 'suspended'].includes(status) ? status : 'all' }
}

function usePeopleFilter() {
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const [typed, setTyped] = useState(filter.query)
  const applyFilter = ({ query, status }: PeopleFilter) => {
    const words = query.trim()
    setAddress({ ...(words && { q: words }), ...(status !== 'all' && { status }) }, { replace: true, preventScrollReset: true })
  }
  const applyTyped = useEffectEvent(() => applyFilter({ ...filter, query: typed }))
  const isApplied = typed.trim() === filter.query
  useEffect(() => {
    if (isApplied) return
    const timer = setTimeout(() => applyTyped(), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, isApplied])
  return { typed, setTyped, filter, applyFilter }
}
