import { useLingui } from '@lingui/react/macro'
import { RenameDialog } from '../../forms/RenameDialog.tsx'
import { useRenameThread } from './useRenameThread.ts'

interface RenameThreadProps {
  threadId: string
  name: string
  onClose: () => void
}

export function RenameThread({ threadId, name, onClose }: RenameThreadProps) {
  const { t } = useLingui()
  const { rename, isPending, failure } = useRenameThread(threadId, onClose)
  return (
    <RenameDialog
      title={t`Rename conversation`}
      label={t`Name of the conversation`}
      onRename={(newName) => void rename(newName)}
      {...{ name, isPending, failure, onClose }}
    />
  )
}
