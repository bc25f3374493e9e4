import { Link, List, ListItem, LiveRegion } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TwinPassagesQuery } from '../../__generated__/TwinPassagesQuery.graphql.ts'
import { getSourcePath } from '../../shared/knowledge/itemAddress.ts'
import { getSourceTitle } from '../../shared/knowledge/sourceTitle.ts'
import { Highlighted } from '../../shared/knowledge/Highlighted.tsx'
import styles from './Knowledge.module.css'

export function TwinPassages({ queryRef }: { queryRef: PreloadedQuery<TwinPassagesQuery> }) {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<TwinPassagesQuery>(
    graphql`
      query TwinPassagesQuery($question: String!) {
        viewer {
          twinPreview(question: $question) {
            kind
            sourceId
            title
            text
          }
        }
      }
    `,
    queryRef,
  )
  const passages = viewer?.twinPreview ?? []
  // Short words match everywhere.
  const sought = queryRef.variables.question.match(/[\p{L}\p{M}\p{N}]{4,}/gu)?.join(' ') ?? ''
  if (passages.length === 0) {
    return (
      <p role="status">
        <Trans>No matches. Your twin can’t answer this.</Trans>
      </p>
    )
  }
  const written = passages.filter(({ kind }) => kind === 'ITEM').length
  return (
    <>
      {written === 0 && (
        <p role="status">
          <Trans>None of your public notes or stories mention this. Your twin would only have your profile.</Trans>
        </p>
      )}
      <LiveRegion>
        <Plural value={passages.length} one="# passage" other="# passages" />
      </LiveRegion>
      <List label={t`Sources for your twin’s answer`} isDivided>
        {passages.map(({ kind, sourceId, title, text }) => (
          <ListItem key={`${sourceId} ${text}`}>
            <article className={styles.passage}>
              <h3 className={styles.source}>
                <Link href={getSourcePath({ kind, sourceId })}>{getSourceTitle({ kind, title })}</Link>
                <span className={styles.facts}>{kind === 'ITEM' ? t`Public note or story` : t`Your profile`}</span>
              </h3>
              <p className={styles.words}>
                <Highlighted text={text} query={sought} />
              </p>
            </article>
          </ListItem>
        ))}
      </List>
    </>
  )
}
