import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RetryJobsInput, useRetryJobsMutation } from '../../../__generated__/useRetryJobsMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'

export interface RetryJobs {
  isRetrying: boolean
  onRetry: (input: RetryJobsInput) => void
}

export function useRetryJobs() {
  const { t } = useLingui()
  const [isDone, setIsDone] = useState(false)
  const { run, isRunning, failure } = useAction<useRetryJobsMutation>(
    graphql`
      mutation useRetryJobsMutation($input: RetryJobsInput!) {
        retryJobs(input: $input) {
          __typename
          ... on RetryJobsPayload {
            viewer {
              operator {
                jobs {
                  queues {
                    waitingCount
                    runningCount
                    failedCount
                    ...QueueTable_queues
                  }
                  failed {
                    ...FailedJobs_jobs
                  }
                }
              }
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t retry the jobs`,
  )
  const retry = async (input: RetryJobsInput) => {
    setIsDone(false)
    setIsDone(await run({ input }))
  }
  const retrying: RetryJobs = { isRetrying: isRunning, onRetry: (input) => void retry(input) }
  return { retrying, failure, isDone }
}
