import { AudienceMark, Button, EmptyState, Link, List, ListItem, LiveRegion } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { SearchResults_match$key } from '../../__generated__/SearchResults_match.graphql.ts'
import type { SearchResults_viewer$key } from '../../__generated__/SearchResults_viewer.graphql.ts'
import { Highlighted } from '../../shared/knowledge/Highlighted.tsx'
import { matchPath, useKindTexts } from '../../shared/knowledge/knowledgeKinds.ts'
import styles from './Knowledge.module.css'
import { toAudience } from '../../shared/audience.ts'

interface SearchResultsProps {
  viewer: SearchResults_viewer$key
  query: string
  onClear: () => void
}

export function SearchResults({ viewer, query, onClear }: SearchResultsProps) {
  const { t } = useLingui()
  const { searchKnowledge } = useFragment(
    graphql`
      fragment SearchResults_viewer on Viewer @argumentDefinitions(query: { type: "String!" }) {
        searchKnowledge(query: $query, limit: 30) @required(action: THROW) {
          item {
            id
          }
          ...SearchResults_match
        }
      }
    `,
    viewer,
  )
  if (searchKnowledge.length === 0) {
    return (
      <EmptyState
        title={t`No matches`}
        action={
          <Button onPress={onClear}>
            <Trans>Show everything</Trans>
          </Button>
        }
      >
        <Trans>No note, story or document contains all of these words. Try fewer words.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <LiveRegion>
        <Trans>
          <Plural value={searchKnowledge.length} one="# result" other="# results" /> for “{query}”
        </Trans>
      </LiveRegion>
      <List label={t`Found`} isDivided>
        {searchKnowledge.map((match) => (
          <ListItem key={match.item.id}>
            <Match match={match} query={query} />
          </ListItem>
        ))}
      </List>
    </>
  )
}

function Match({ match, query }: { match: SearchResults_match$key; query: string }) {
  const { t } = useLingui()
  const { item, passage, ordinal, page } = useFragment(
    graphql`
      fragment SearchResults_match on KnowledgeMatch {
        passage
        ordinal
        page
        item {
          uuid
          kind
          title
          audience
        }
      }
    `,
    match,
  )
  const { kind } = useKindTexts(item.kind)
  return (
    <article className={styles.passage}>
      <h2 className={styles.title}>
        <Link href={matchPath(item.kind, item.uuid, ordinal)} variant="quiet">
          <Highlighted text={item.title} query={query} />
        </Link>
      </h2>
      <p className={styles.words}>
        <Highlighted text={passage} query={query} />
      </p>
      <p className={styles.facts}>
        {page ? t`${kind}, page ${page}` : kind}
        <AudienceMark audience={toAudience(item.audience)} />
      </p>
    </article>
  )
}
