import { Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnswerSources_step$data, AnswerSources_step$key } from '../../../../__generated__/AnswerSources_step.graphql.ts'
import { sourcePath } from '../../../knowledge/itemAddress.ts'
import { sourceTitle } from '../../../knowledge/sourceTitle.ts'
import styles from './AnswerSources.module.css'

type Source = AnswerSources_step$data['citations'][number] & {
  /** What readers see in place of its number: 1 is what the answer quotes first. */
  place: number
}

/** What the answer around quotes as [number]. */
export const SourcesContext = createContext<readonly Source[]>([])

/** The numbers in an answer that is still being written: its sources come with its end. Each stands at the place that it will be shown by. */
export const WrittenNumbersContext = createContext<readonly number[]>([])

interface CitationsProps {
  step: AnswerSources_step$key
  /** What of the answer is written so far; null for a whole one. */
  written?: string | null
  /** The text of the step. */
  children: ReactNode
}

/** Hands what an answer quotes to the marks in its text. */
export function Citations({ step, written = null, children }: CitationsProps) {
  const { citations } = useFragment(
    graphql`
      fragment AnswerSources_step on Step {
        # eslint-disable-next-line relay/unused-fields
        citations {
          number
          kind
          sourceId
          threadUuid
          title
          excerpt
          ordinal
          page
        }
      }
    `,
    step,
  )
  const sources = useMemo(() => citations.map((citation, index) => ({ ...citation, place: index + 1 })), [citations])
  const numbers = written === null ? '' : numbersIn(written).join(' ')
  const writtenNumbers = useMemo(() => numbers.split(' ').filter(Boolean).map(Number), [numbers])
  return (
    <SourcesContext value={sources}>
      <WrittenNumbersContext value={writtenNumbers}>{children}</WrittenNumbersContext>
    </SourcesContext>
  )
}

/** The numbers in brackets in a text, in the order in which they come first. */
function numbersIn(text: string): number[] {
  return [...new Set([...text.matchAll(/(?<!\\)\[(\d{1,9})\]/g)].map(([, number]) => Number(number)))]
}

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
