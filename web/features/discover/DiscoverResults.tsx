import { Avatar, Button, EmptyState, Link, LinkButton, LiveRegion, Tags } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useNavigation } from 'react-router-dom'
import type { DiscoverResults_query$key } from '../../__generated__/DiscoverResults_query.graphql.ts'
import type { DiscoverResultsPaginationQuery } from '../../__generated__/DiscoverResultsPaginationQuery.graphql.ts'
import type { DiscoverResults_profile$key } from '../../__generated__/DiscoverResults_profile.graphql.ts'
import { ShowMore } from '../../shared/screen/ShowMore.tsx'
import styles from './DiscoverScreen.module.css'

const pageSize = 24
const shownInterests = 4

interface DiscoverResultsProps {
  query: DiscoverResults_query$key
  isNarrowed: boolean
  onClear: () => void
}

export function DiscoverResults({ query, isNarrowed, onClear }: DiscoverResultsProps) {
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
          @required(action: THROW)
          @connection(key: "DiscoverResults_discover", filters: ["query", "interest"]) {
          __id
          edges {
            node {
              id
              ...DiscoverResults_profile
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = data.discover

  if (edges.length === 0) return isNarrowed ? <NoMatches onClear={onClear} /> : <NoProfilesYet />
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
      <ShowMore
        key={data.discover.__id}
        hasMore={hasNext}
        isLoading={isLoadingNext}
        loadMore={loadNext}
        pageSize={pageSize}
        label={t`Show more people`}
      />
    </div>
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
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
      <Trans>Try fewer words or a different interest.</Trans>
    </EmptyState>
  )
}

function NoProfilesYet() {
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
      <Trans>No public profiles yet. Be the first to make yours public.</Trans>
    </EmptyState>
  )
}

function PersonCard({ profile: profileRef }: { profile: DiscoverResults_profile$key }) {
  const { username, displayName, avatarUrl, bio, interests } = useFragment(
    graphql`
      fragment DiscoverResults_profile on PublicProfile {
        username
        displayName
        avatarUrl(size: MEDIUM)
        bio
        interests
      }
    `,
    profileRef,
  )
  const name = displayName ?? username
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <Avatar name={name} src={avatarUrl} isDecorative />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <Link href={`/${username}`} variant="quiet">
              {name}
            </Link>
          </h2>
          <p className={styles.username}>
            <bdi>@{username}</bdi>
          </p>
        </div>
      </header>
      {bio && (
        <p dir="auto" className={styles.bio}>
          {bio}
        </p>
      )}
      {interests.length > 0 && <Tags tags={[...new Set(interests)].slice(0, shownInterests)} />}
    </article>
  )
}
