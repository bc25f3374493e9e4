import { Button } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../lib/lazyDialog.tsx'

const StartTalkDialog = lazyDialog(() => import('./StartTalkDialog.tsx'), 'StartTalkDialog')

interface StartTalkProps {
  username: string
  name: string
  size?: 'medium' | 'large'
}

export function StartTalk({ username, name, size }: StartTalkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button wraps icon={MessagesSquare} size={size} onPress={() => setOpen(true)}>
        <Trans>Let our twins talk</Trans>
      </Button>
      {isOpen && <StartTalkDialog username={username} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
