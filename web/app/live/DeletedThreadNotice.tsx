import { Banner, Button } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import type { DeletedThread } from '../../shared/threads/deletedThread.ts'
import { useStartThread } from '../../shared/threads/useStartThread.ts'

export function DeletedThreadNotice({ movedText }: DeletedThread) {
  const navigate = useNavigate()
  const [startThread, isStarting] = useStartThread()
  const action = movedText && (
    <Button isPending={isStarting} onPress={() => void startThread()}>
      <Trans>New Chat</Trans>
    </Button>
  )
  return (
    <Banner action={action} onDismiss={() => void navigate('.', { replace: true, state: null })}>
      <Trans>The conversation you had open was deleted.</Trans> {movedText && <Trans>Your unsent text is in a new conversation.</Trans>}
    </Banner>
  )
}
