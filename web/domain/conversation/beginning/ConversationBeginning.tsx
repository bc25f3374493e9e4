import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from '../../../relay/requestError.ts'
import { Loading } from '../../screen/Loading.tsx'
import { LoadingFailed } from '../../screen/LoadingFailed.tsx'

interface ConversationBeginningProps {
  /** Starts the conversation, which then takes this place. */
  begin: () => Promise<unknown>
  /** Says that it could not be started. */
  failure: string
}

/** Stands where a conversation will be that begins with the first visit. */
export function ConversationBeginning({ begin, failure }: ConversationBeginningProps) {
  const [state, setState] = useState<{ isTrying: boolean; failure: string | null }>({ isTrying: true, failure: null })

  const tryToBegin = async () => {
    setState({ ...state, isTrying: true })
    try {
      await begin()
    } catch (error) {
      setState({ isTrying: false, failure: failureText(error, failure) })
    }
  }
  const beginAtFirst = useEffectEvent(tryToBegin)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void beginAtFirst()
  }, [])

  if (state.failure === null) return <Loading />
  return <LoadingFailed title={state.failure} onRetry={() => void tryToBegin()} isRetrying={state.isTrying} />
}
