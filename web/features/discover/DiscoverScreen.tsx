import { Heading, SearchField, ToggleButton, VoiceMark } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { graphql, loadQuery, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { NavigationType, useLocation, useNavigationType, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import discoverQuery, { type DiscoverScreenQuery } from '../../__generated__/DiscoverScreenQuery.graphql.ts'
import type { DiscoverScreenInterests_query$key } from '../../__generated__/DiscoverScreenInterests_query.graphql.ts'
import { failureText } from '../../relay/requestError.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { sessionContext } from '../../session/session.ts'
import { Loading } from '../../shared/screen/Loading.tsx'
import { RouteLoadingFailed } from '../../shared/screen/LoadingFailed.tsx'
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
  const { typed, setTyped, lookedFor, look } = useSearchQuery()
  const { query, interest } = lookedFor

  useEffect(() => {
    if (typed.trim() === query) return
    const timer = setTimeout(() => look({ query: typed, interest }), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, query, interest, look])

  return (
    <VoiceRegion voice="public">
      <ScreenTitle>{t`Discover`}</ScreenTitle>
      <div className={styles.screen}>
        <header className={styles.head}>
          <Heading>
            <Trans>Discover</Trans>
          </Heading>
          <p className={styles.lead}>
            <Trans>People with a public profile. Read about them and talk to their twins.</Trans>
          </p>
          <VoiceMark voice="public">{t`Public profiles only`}</VoiceMark>
        </header>
        <SearchField
          label={t`Search people`}
          placeholder={t`Name, skill or interest`}
          value={typed}
          onChange={setTyped}
          onSubmit={(words) => look({ query: words, interest })}
          maxLength={200}
        />
        <ErrorBoundary FallbackComponent={SearchFailed} resetKeys={[queryRef]}>
          <Suspense fallback={<Loading />}>
            <Found
              queryRef={queryRef}
              lookedFor={lookedFor}
              onLook={(next) => {
                setTyped(next.query)
                look(next)
              }}
            />
          </Suspense>
        </ErrorBoundary>
      </div>
    </VoiceRegion>
  )
}

interface LookedFor {
  query: string
  interest: string | null
}

interface FoundProps {
  queryRef: PreloadedQuery<DiscoverScreenQuery>
  lookedFor: LookedFor
  onLook: (lookedFor: LookedFor) => void
}

function Found({ queryRef, lookedFor, onLook }: FoundProps) {
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
      <InterestFilter query={data} chosen={lookedFor.interest} onChoose={(interest) => onLook({ ...lookedFor, interest })} />
      <DiscoverResults
        query={data}
        isNarrowed={lookedFor.query !== '' || lookedFor.interest !== null}
        onClear={() => onLook({ query: '', interest: null })}
      />
    </>
  )
}

function SearchFailed({ error }: FallbackProps) {
  const { t } = useLingui()
  return <RouteLoadingFailed title={failureText(error, t`Couldn’t search for people`)} />
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
        <ToggleButton key={name} isSelected={isChosen(name)} onChange={(isSelected) => onChoose(isSelected ? name : null)}>
          {name}
          {count !== null && <span className={styles.count}>{i18n.number(count)}</span>}
        </ToggleButton>
      ))}
    </div>
  )
}

function useSearchQuery() {
  const [address, setAddress] = useSearchParams()
  const lookedFor: LookedFor = { query: address.get('q')?.trim() ?? '', interest: address.get('interest') }
  const [typed, setTyped] = useState(lookedFor.query)

  // Our own replacements keep the typed text; any other navigation resets it.
  const { key } = useLocation()
  const isByTyping = useNavigationType() === NavigationType.Replace
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isByTyping) setTyped(lookedFor.query)
  }

  const look = useCallback(
    ({ query, interest }: LookedFor) => {
      const words = query.trim()
      setAddress({ ...(words && { q: words }), ...(interest && { interest }) }, { replace: true, preventScrollReset: true })
    },
    [setAddress],
  )
  return { typed, setTyped, lookedFor, look }
}
