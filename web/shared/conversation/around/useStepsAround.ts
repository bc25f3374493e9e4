import { useState } from 'react'
import { graphql } from 'react-relay'
import type { StepRow_step$key } from '../../../__generated__/StepRow_step.graphql.ts'
import type { useStepsAroundQuery } from '../../../__generated__/useStepsAroundQuery.graphql.ts'
import { useOnReachable } from '../../../relay/reconnection.ts'
import { useReadingPlace, useRetainedPages } from '../messages/readingPlaces.ts'

const query = graphql`
  query useStepsAroundQuery($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
    node(id: $id) {
      ... on Thread {
        steps(first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
              id
              position
              stepType
              input
              ...StepRow_step
            }
          }
          pageInfo {
            hasPreviousPage
            hasNextPage
            startCursor
            endCursor
          }
        }
      }
    }
  }
`

const pageSize = 20
const maxPageSize = 100
const stepsBefore = 6

interface AroundStep {
  readonly id: string
  readonly position: number
  readonly stepType: string
  readonly input: string
  readonly step: StepRow_step$key
}

export interface StepsAround {
  readonly steps: readonly AroundStep[]
  readonly start: string | null
  readonly end: string | null
}

type Page = Pick<useStepsAroundQuery['variables'], 'first' | 'after' | 'last' | 'before'>
type Side = 'first' | 'older' | 'newer' | 'all'

export function useStepsAround(threadId: string, position: number) {
  const reading = useReadingPlace()
  const {
    pages: around,
    setPages: setAround,
    readPage,
  } = useRetainedPages(reading.saved()?.around, (pages) => reading.save({ around: pages }))
  const [status, setStatus] = useState<{ side: Side; hasFailed: boolean } | null>(null)

  const read = async (page: Page): Promise<StepsAround> => {
    const data = await readPage<useStepsAroundQuery>(query, { id: threadId, ...page })
    const steps = data?.node?.steps
    if (!steps) throw new Error('The thread is gone.')
    const { hasPreviousPage, startCursor, hasNextPage, endCursor } = steps.pageInfo
    return {
      steps: steps.edges.map(({ node }) => {
        const { id, position: at, stepType, input } = node
        return { id, position: at ?? 0, stepType, input, step: node }
      }),
      start: hasPreviousPage ? (startCursor ?? null) : null,
      end: hasNextPage ? (endCursor ?? null) : null,
    }
  }
  const readFrom = (first: number, count: number) => read({ first: count, after: first > 0 ? `step:${first - 1}` : null })
  const readSide = async (side: Side): Promise<StepsAround> => {
    if (side === 'first' || !around) return readFrom(position - stepsBefore, pageSize)
    const { steps, start, end } = around
    if (side === 'all') return readFrom(steps[0]?.position ?? 0, Math.min(Math.max(steps.length, pageSize), maxPageSize))
    if (side === 'older') {
      const page = await read({ last: pageSize, before: start })
      return { steps: [...page.steps, ...steps], start: page.start, end }
    }
    const page = await read({ first: pageSize, after: end })
    return { steps: [...steps, ...page.steps], start, end: page.end }
  }
  const load = async (side: Side) => {
    if (status && !status.hasFailed) return
    setStatus({ side, hasFailed: false })
    try {
      setAround(await readSide(side))
      setStatus(null)
    } catch {
      setStatus({ side, hasFailed: true })
    }
  }
  useOnReachable(() => {
    if (status?.hasFailed && around) void load(status.side)
  })
  return { around, status, load }
}
