import { Button } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { MessageCircleDashed } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { draft, lastThread, temporaryDraft } from '../../../lib/storage.ts'
import { temporaryPath } from './temporaryPath.ts'

interface TemporaryToggleProps {
  isSelected: boolean
  /** Name of the draft in the composer. */
  draftName: string | null
}

export function TemporaryToggle({ isSelected, draftName }: TemporaryToggleProps) {
  const navigate = useNavigate()
  const handlePress = () => {
    draft(isSelected ? null : temporaryDraft).set(draft(draftName).get())
    draft(draftName).set(null)
    lastThread.set(null)
    void navigate(isSelected ? '/chat' : temporaryPath, { replace: true })
  }
  return (
    <Button icon={MessageCircleDashed} aria-pressed={isSelected} onPress={handlePress}>
      <Trans>Temporary chat</Trans>
    </Button>
  )
}
