import { ToggleButton } from '#design-system'
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
  const handleChange = (isTemporary: boolean) => {
    draft(isTemporary ? temporaryDraft : null).set(draft(draftName).get())
    draft(draftName).set(null)
    lastThread.set(null)
    void navigate(isTemporary ? temporaryPath : '/chat', { replace: true })
  }
  return (
    <ToggleButton icon={MessageCircleDashed} isSelected={isSelected} onChange={handleChange}>
      <Trans>Temporary chat</Trans>
    </ToggleButton>
  )
}
