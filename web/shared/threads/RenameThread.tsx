import { useLingui } from '@lingui/react/macro'
import { RenameDialog } from '../../forms/RenameDialog.tsx'
import { useAttempt } from '../../relay/useAttempt.ts'
import { useRenameThread } from './useRenameThread.ts'

interface RenameThreadProps {
  threadId: string
  name: string
  onClose: () => void
}

export function RenameThread({ threadId, name, onClose }: RenameThreadProps) {
  const { t } = useLingui()
  const [renameThread, isPending] = useRenameThread()
  const { attempt, failure } = useAttempt(t`Failed to rename the conversation`)

  const handleRename = async (newName: string) => {
    const variables = { input: { threadId, name: newName } }
    if (await attempt(async () => (await renameThread({ variables })).renameThread)) onClose()
  }

  return (
    <RenameDialog
      title={t`Rename conversation`}
      label={t`Name of the conversation`}
      onRename={(newName) => void handleRename(newName)}
      {...{ name, isPending, failure, onClose }}
    />
  )
}
