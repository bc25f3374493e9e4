import { useState } from 'react'
import { graphql } from 'react-relay'
import type { StepRow_step$key } from '../../../__generated__/StepRow_step.graphql.ts'
import { useReadingPlace, useRetainedPages } from './readingPlaces.ts'
import type { useOlderStepsQuery } from '../../../__generated__/useOlderStepsQuery.graphql.ts'

const query = graphql`
  query useOlderStepsQuery($id: ID!, $cursor: String!) {
    node(id: $id) {
      ... on Thread {
        steps(last: 20, before: $cursor) {
          edges {
            node {
              id
              position
              stepType
              input
              output
              ...StepRow_step
            }
          }
          pageInfo {
            hasPreviousPage
            startCursor
          }
        }
      }
    }
  }
`

interface PageInfo {
  readonly hasPreviousPage: boolean
  readonly startCursor: string | null | undefined
}

export interface OlderStep {
  readonly id: string
  readonly position: number
  readonly stepType: string
  readonly input: string
  readonly output: string
  readonly step: StepRow_step$key
}

export interface OlderSteps {
  readonly threadId: string
  readonly end: PageInfo['startCursor']
  readonly steps: readonly OlderStep[]
  readonly pageInfo: PageInfo
}

/** Relay reads whole connections on each change. */
export function useOlderSteps(threadId: string | null, newest: PageInfo) {
  const reading = useReadingPlace()
  const { pages: loaded, setPages: setLoaded, readPage } = useRetainedPages(reading.saved()?.older, (older) => reading.save({ older }))
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isCurrent = loaded?.threadId === threadId && loaded?.end === newest.startCursor
  const current = isCurrent && loaded ? loaded : { end: newest.startCursor, steps: [], pageInfo: newest }
  const { hasPreviousPage, startCursor } = current.pageInfo

  const load = async () => {
    if (threadId === null || status === 'loading' || !hasPreviousPage || !startCursor) return
    setStatus('loading')
    try {
      const data = await readPage<useOlderStepsQuery>(query, { id: threadId, cursor: startCursor })
      const page = data?.node?.steps
      if (!page) throw new Error('The thread is gone.')
      const steps = [
        ...page.edges.map(({ node: { id, position, stepType, input, output, ...step } }) => ({
          id,
          position: position ?? 0,
          stepType,
          input,
          output,
          step,
        })),
        ...current.steps,
      ]
      setLoaded({ threadId, end: current.end, steps, pageInfo: page.pageInfo })
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }

  return { steps: current.steps, hasOlder: hasPreviousPage, status, load }
}
