import { Button, ErrorState } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from '../../relay/requestError.ts'
import { Loading } from '../../shell/Loading.tsx'
import { useStartProfilePal } from './useStartProfilePal.ts'

/** Begins the conversation, which then takes this place. */
export function ProfilePalBeginning() {
  const { t } = useLingui()
  const [startProfilePal, isStarting] = useStartProfilePal()
  const [failure, setFailure] = useState<string | null>(null)

  const begin = async () => {
    try {
      await startProfilePal()
    } catch (error) {
      setFailure(failureText(error, t`Profile Pal could not be reached`))
    }
  }
  const beginAtFirst = useEffectEvent(begin)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void beginAtFirst()
  }, [])

  if (failure === null) return <Loading />
  return (
    <ErrorState
      title={failure}
      action={
        <Button onPress={() => void begin()} isPending={isStarting} pendingLabel={t`Trying...`}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}
