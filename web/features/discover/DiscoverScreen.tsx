import { AudienceMark, PageColumn, SearchField, ToggleButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { graphql, loadQuery, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { NavigationType, useLocation, useNavigationType, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import discoverQuery, { type DiscoverScreenQuery } from '../../__generated__/DiscoverScreenQuery.graphql.ts'
import type { DiscoverScreenInterests_query$key } from '../../__generated__/DiscoverScreenInterests_query.graphql.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { sessionContext } from '../../session/session.ts'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { VoiceRegion } from '../../shared/screen/VoiceRegion.tsx'
import { DiscoverResults } from './DiscoverResults.tsx'
import styles from './DiscoverScreen.module.css'

const debounceMs = 300

export function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams
  const variables = { query: address.get('q')?.trim() || null, interest: address.get('interest') || null }
  return loadQuery<DiscoverScreenQuery>(context.get(sessionContext).environment, discoverQuery, variables)
}

export function DiscoverScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<DiscoverScreenQuery>()
  const { typed, setTyped, search, applySearch } = usePeopleSearch()
  const { query, interest } = search
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (typed.trim() === query) return
    const timer = setTimeout(() => applySearch({ query: typed, interest }), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, query, interest, applySearch])

  return (
    <VoiceRegion voice="public">
      <PageColumn
        width="wide"
        title={t`Discover`}
        mark={<AudienceMark audience="listed">{t`Public profiles only`}</AudienceMark>}
        description={<Trans>People with a public profile. Read about them and talk to their twins.</Trans>}
      >
        <ScreenTitle>{t`Discover`}</ScreenTitle>
        <SearchField
          label={t`Search people`}
          inputRef={field}
          placeholder={t`Name, skill or interest`}
          value={typed}
          onChange={setTyped}
          onSubmit={(words) => applySearch({ query: words, interest })}
          maxLength={200}
        />
        <RouteBoundary queryRef={queryRef} failure={t`Couldn’t search for people`}>
          <SearchResults
            queryRef={queryRef}
            search={search}
            onSearch={applySearch}
            onClear={() => {
              setTyped('')
              applySearch({ query: '', interest: null })
              field.current?.focus()
            }}
          />
        </RouteBoundary>
      </PageColumn>
    </VoiceRegion>
  )
}

interface PeopleSearch {
  query: string
  interest: string | null
}

interface SearchResultsProps {
  queryRef: PreloadedQuery<DiscoverScreenQuery>
  search: PeopleSearch
  onSearch: (search: PeopleSearch) => void
  onClear: () => void
}

function SearchResults({ queryRef, search, onSearch, onClear }: SearchResultsProps) {
  const data = usePreloadedQuery<DiscoverScreenQuery>(
    graphql`
      query DiscoverScreenQuery($query: String, $interest: String) {
        ...DiscoverScreenInterests_query
        ...DiscoverResults_query @arguments(query: $query, interest: $interest)
      }
    `,
    queryRef,
  )
  return (
    <>
      <InterestFilter query={data} chosen={search.interest} onChoose={(interest) => onSearch({ ...search, interest })} />
      <DiscoverResults query={data} isNarrowed={search.query !== '' || search.interest !== null} onClear={onClear} />
    </>
  )
}

interface InterestFilterProps {
  query: DiscoverScreenInterests_query$key
  chosen: string | null
  onChoose: (interest: string | null) => void
}

function InterestFilter({ query, chosen, onChoose }: InterestFilterProps) {
  const { t, i18n } = useLingui()
  const { discoverInterests } = useFragment(
    graphql`
      fragment DiscoverScreenInterests_query on Query {
        discoverInterests(first: 16) @required(action: THROW) {
          name
          count
        }
      }
    `,
    query,
  )
  const isChosen = (name: string) => name.localeCompare(chosen ?? '', undefined, { sensitivity: 'base' }) === 0
  const isRare = chosen !== null && !discoverInterests.some(({ name }) => isChosen(name))
  const interests = isRare ? [{ name: chosen, count: null }, ...discoverInterests] : discoverInterests
  if (interests.length === 0) return null
  return (
    <div role="group" aria-label={t`Interests`} className={styles.interests}>
      {interests.map(({ name, count }) => (
        <ToggleButton
          key={name}
          className={styles.interest}
          isSelected={isChosen(name)}
          onChange={(isSelected) => onChoose(isSelected ? name : null)}
        >
          {name}
          {count !== null && <span className={styles.count}>{i18n.number(count)}</span>}
        </ToggleButton>
      ))}
    </div>
  )
}

function usePeopleSearch() {
  const [address, setAddress] = useSearchParams()
  const search: PeopleSearch = { query: address.get('q')?.trim() ?? '', interest: address.get('interest') }
  const [typed, setTyped] = useState(search.query)

  // Our own replacements keep the typed text.
  const { key } = useLocation()
  const isByTyping = useNavigationType() === NavigationType.Replace
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isByTyping) setTyped(search.query)
  }

  const applySearch = useCallback(
    ({ query, interest }: PeopleSearch) => {
      const words = query.trim()
      setAddress({ ...(words && { q: words }), ...(interest && { interest }) }, { replace: true, preventScrollReset: true })
    },
    [setAddress],
  )
  return { typed, setTyped, search, applySearch }
}
