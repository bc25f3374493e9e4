import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql } from 'react-relay'
import type { useStopRunMutation } from '../../../__generated__/useStopRunMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'

// Reads no fields: "running" here may arrive after the stream's "stopped".
const mutation = graphql`
  mutation useStopRunMutation($input: StopRunInput!) {
    stopRun(input: $input) {
      __typename
    }
  }
`

/** @param runId null while the message is being sent; the stop then waits for it */
export function useStopRun(runId: string | null, isAnswering: boolean) {
  const { t } = useLingui()
  const [stopRun] = useAsyncMutation<useStopRunMutation>(mutation)
  const { attempt, failure, setFailure } = useAttempt(t`Couldn’t stop the answer`)
  const isWanted = useRef(false)

  const stop = async () => {
    setFailure(null)
    isWanted.current = runId === null
    if (runId === null) return
    await attempt(() => stopRun({ input: { runId } }))
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
