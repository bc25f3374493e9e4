import { Button, ErrorState } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from '../../relay/requestError.ts'
import { Loading } from '../../shell/Loading.tsx'

interface ConversationBeginningProps {
  /** Starts the conversation, which then takes this place. */
  begin: () => Promise<unknown>
  /** Says that it could not be started. */
  failure: string
}

/** Stands where a conversation will be that begins with the first visit. */
export function ConversationBeginning({ begin, failure }: ConversationBeginningProps) {
  const { t } = useLingui()
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
  return (
    <ErrorState
      title={state.failure}
      action={
        <Button onPress={() => void tryToBegin()} isPending={state.isTrying} pendingLabel={t`Trying...`}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}
