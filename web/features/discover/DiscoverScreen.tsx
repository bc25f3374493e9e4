import { Heading, SearchField, VoiceMark } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { graphql, loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import discoverQuery, { type DiscoverScreenQuery } from '../../__generated__/DiscoverScreenQuery.graphql.ts'
import { failureText } from '../../relay/requestError.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { sessionContext } from '../../session/session.ts'
import { Loading } from '../../domain/screen/Loading.tsx'
import { RouteLoadingFailed } from '../../domain/screen/LoadingFailed.tsx'
import { ScreenTitle } from '../../domain/screen/ScreenTitle.tsx'
import { VoiceRegion } from '../../domain/screen/VoiceRegion.tsx'
import { DiscoverResults } from './DiscoverResults.tsx'
import styles from './DiscoverScreen.module.css'
import { InterestFilter } from './InterestFilter.tsx'
import { useLookedFor, type LookedFor } from './useLookedFor.ts'

const debounceMs = 300

export function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams
  const variables = { query: address.get('q')?.trim() || null, interest: address.get('interest') || null }
  return loadQuery<DiscoverScreenQuery>(context.get(sessionContext).environment, discoverQuery, variables)
}

/** People who show a part of themselves to everybody. */
export function DiscoverScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<DiscoverScreenQuery>()
  const { typed, setTyped, lookedFor, look } = useLookedFor()
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
            <Trans>People who show a part of themselves to everybody. Read about them, and talk to their twins.</Trans>
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

interface FoundProps {
  queryRef: PreloadedQuery<DiscoverScreenQuery>
  lookedFor: LookedFor
  onLook: (lookedFor: LookedFor) => void
}

function Found({ queryRef, lookedFor, onLook }: FoundProps) {
  const data = usePreloadedQuery<DiscoverScreenQuery>(
    graphql`
      query DiscoverScreenQuery($query: String, $interest: String) {
        ...InterestFilter_query
        ...DiscoverResults_query @arguments(query: $query, interest: $interest)
      }
    `,
    queryRef,
  )
  return (
    <>
      <InterestFilter query={data} chosen={lookedFor.interest} onChoose={(interest) => onLook({ ...lookedFor, interest })} />
      <DiscoverResults query={data} lookedFor={lookedFor} onClear={() => onLook({ query: '', interest: null })} />
    </>
  )
}

function SearchFailed({ error }: FallbackProps) {
  const { t } = useLingui()
  return <RouteLoadingFailed title={failureText(error, t`Couldn’t search for people`)} />
}
