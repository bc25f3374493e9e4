import { createContext, type ReactNode, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Citations_step$data, Citations_step$key } from '../../../../__generated__/Citations_step.graphql.ts'

export type Source = Citations_step$data['citations'][number] & {
  /** What readers see in place of its number: 1 is what the answer quotes first. */
  place: number
}

/** What the answer around quotes as [number]. */
export const SourcesContext = createContext<readonly Source[]>([])

/** The numbers in an answer that is still being written: its sources come with its end. Each stands at the place that it will be shown by. */
export const WrittenNumbersContext = createContext<readonly number[]>([])

interface CitationsProps {
  step: Citations_step$key
  /** What of the answer is written so far; null for a whole one. */
  written?: string | null
  /** The text of the step. */
  children: ReactNode
}

/** Hands what an answer quotes to the marks in its text. */
export function Citations({ step, written = null, children }: CitationsProps) {
  const { citations } = useFragment(
    graphql`
      fragment Citations_step on Step {
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
