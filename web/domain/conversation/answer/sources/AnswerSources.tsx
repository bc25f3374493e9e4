import { Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { sourcePath } from '../../../knowledge/itemAddress.ts'
import { sourceTitle } from '../../../knowledge/sourceTitle.ts'
import { SourcesContext } from '../citations/Citations.tsx'
import styles from './AnswerSources.module.css'

/** What an answer quotes, listed below it. Each opens where it stands. */
export function AnswerSources() {
  const { t } = useLingui()
  const sources = use(SourcesContext)
  if (sources.length === 0) return null
  return (
    <aside aria-label={t`Sources`} className={styles.sources}>
      <p className={styles.heading}>
        <Trans>Sources</Trans>
      </p>
      <ol className={styles.list}>
        {sources.map((source) => (
          <li key={source.number} className={styles.source}>
            <span className={styles.number}>{source.place}</span>
            <span className={styles.words}>
              <Link href={sourcePath(source)}>{sourceTitle(source)}</Link> <span dir="auto">{source.excerpt.slice(0, longestExcerpt)}</span>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  )
}

/** In characters: one line shows no more. */
const longestExcerpt = 200
