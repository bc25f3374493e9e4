import { Button, EmptyState, LinkButton, LiveRegion, LoadMore } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePaginationFragment } from 'react-relay'
import { useNavigation } from 'react-router-dom'
import type { DiscoverResults_query$key } from '../../__generated__/DiscoverResults_query.graphql.ts'
import type { DiscoverResultsPaginationQuery } from '../../__generated__/DiscoverResultsPaginationQuery.graphql.ts'
import styles from './DiscoverScreen.module.css'
import { PersonCard } from './PersonCard.tsx'
import type { LookedFor } from './useLookedFor.ts'

const pageSize = 24

interface DiscoverResultsProps {
  query: DiscoverResults_query$key
  lookedFor: LookedFor
  onClear: () => void
}

export function DiscoverResults({ query, lookedFor, onClear }: DiscoverResultsProps) {
  const { t } = useLingui()
  const isSearching = useNavigation().state === 'loading'
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<DiscoverResultsPaginationQuery, DiscoverResults_query$key>(
    graphql`
      fragment DiscoverResults_query on Query
      @refetchable(queryName: "DiscoverResultsPaginationQuery")
      @argumentDefinitions(
        query: { type: "String" }
        interest: { type: "String" }
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
      ) {
        discover(query: $query, interest: $interest, first: $count, after: $cursor)
          @connection(key: "DiscoverResults_discover", filters: ["query", "interest"]) {
          edges {
            node {
              id
              ...PersonCard_profile
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = data.discover
  const isNarrowed = lookedFor.query !== '' || lookedFor.interest !== null

  if (edges.length === 0) return isNarrowed ? <NobodyFound onClear={onClear} /> : <NobodyYet />
  return (
    <div aria-busy={isSearching} className={styles.found}>
      <LiveRegion>
        {isNarrowed && !isSearching && (
          <Trans>
            <Plural value={edges.length} one="# person" other="# people" /> shown
          </Trans>
        )}
      </LiveRegion>
      <ul aria-label={t`People`} className={styles.people}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <PersonCard profile={node} />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasNext} isLoading={isLoadingNext} onLoadMore={() => loadNext(pageSize)} label={t`Show more people`} />
    </div>
  )
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No people found`}
      action={
        <Button onPress={onClear}>
          <Trans>Show everyone</Trans>
        </Button>
      }
    >
      <Trans>No public profile has all of this. Try fewer words, or another interest.</Trans>
    </EmptyState>
  )
}

function NobodyYet() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`People will appear here`}
      action={
        <LinkButton href="/twin">
          <Trans>Open My Twin</Trans>
        </LinkButton>
      }
    >
      <Trans>Nobody has a public profile yet. Make yours public, and you are the first.</Trans>
    </EmptyState>
  )
}
