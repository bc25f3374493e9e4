import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { useStopRunMutation } from '../../../__generated__/useStopRunMutation.graphql.ts'
import { failureText } from '../../../relay/requestError.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

// Nothing is read of the run: it is still running in this answer, which may come later than the stream's, where it is stopped.
const mutation = graphql`
  mutation useStopRunMutation($input: StopRunInput!) {
    stopRun(input: $input) {
      __typename
    }
  }
`

/**
 * What was written so far stays; the stream ends by itself. A press before the server has named the run is kept until it does.
 * @param runId null also while a message is on its way
 */
export function useStopRun(runId: string | null, isAnswering: boolean) {
  const { t } = useLingui()
  const [commit] = useAsyncMutation<useStopRunMutation>(mutation)
  const [failure, setFailure] = useState<string | null>(null)
  const isWanted = useRef(false)

  const stop = async () => {
    setFailure(null)
    isWanted.current = runId === null
    if (runId === null) return
    try {
      await commit({ variables: { input: { runId } } })
    } catch (error) {
      setFailure(failureText(error, t`Couldn’t stop the answer`))
    }
  }

  const stopIfWanted = useEffectEvent(() => {
    if (isWanted.current) void stop()
  })
  useEffect(() => {
    if (isAnswering) stopIfWanted()
    else isWanted.current = false
  }, [runId, isAnswering])

  return { stop, failure: isAnswering ? failure : null }
}
