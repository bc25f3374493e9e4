import { Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnswerSources_step$data, AnswerSources_step$key } from '../../../../__generated__/AnswerSources_step.graphql.ts'
import { getSourcePath } from '../../../knowledge/itemAddress.ts'
import { getSourceTitle } from '../../../knowledge/sourceTitle.ts'
import styles from './AnswerSources.module.css'

type Citation = AnswerSources_step$data['citations'][number]

type Source = Omit<Citation, 'threadUuid'> & Partial<Pick<Citation, 'threadUuid'>> & { readonly shownNumber: number }

export const SourcesContext = createContext<readonly Source[]>([])

export const CitedNumbersContext = createContext<readonly number[]>([])

interface CitationsProps {
  step: AnswerSources_step$key
  written?: string | null
  children: ReactNode
}

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
  const sources = useMemo(() => toSources(citations), [citations])
  const numbers = written === null ? '' : findNumbers(written).join(' ')
  const writtenNumbers = useMemo(() => numbers.split(' ').filter(Boolean).map(Number), [numbers])
  return (
    <SourcesContext value={sources}>
      <CitedNumbersContext value={writtenNumbers}>{children}</CitedNumbersContext>
    </SourcesContext>
  )
}

/** Numbers the sources of an answer from 1. */
export function toSources<Cited extends object>(citations: readonly Cited[]) {
  return citations.map((citation, index) => ({ ...citation, shownNumber: index + 1 }))
}

function findNumbers(text: string): number[] {
  return [...new Set([...text.matchAll(/(?<!\\)\[(\d{1,9})\]/g)].map(([, number]) => Number(number)))]
}

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
            <span className={styles.number}>{source.shownNumber}</span>
            <span className={styles.text}>
              <Link href={getSourcePath(source)}>{getSourceTitle(source)}</Link>{' '}
              <span dir="auto">{source.excerpt.slice(0, longestExcerpt)}</span>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  )
}

const longestExcerpt = 200
