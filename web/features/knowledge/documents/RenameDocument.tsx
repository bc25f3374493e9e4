import { useLingui } from '@lingui/react/macro'
import { useUpdateItem } from '../../../shared/knowledge/edit/useUpdateItem.ts'
import { RenameDialog } from '../../../forms/RenameDialog.tsx'
import { useAttempt } from '../../../relay/useAttempt.ts'

interface RenameDocumentProps {
  itemId: string
  title: string
  onClose: () => void
}

export function RenameDocument({ itemId, title, onClose }: RenameDocumentProps) {
  const { t } = useLingui()
  const [update, isPending] = useUpdateItem()
  const { attempt, failure } = useAttempt(t`Couldn’t rename the document`)

  const handleRename = async (newTitle: string) => {
    if (await attempt(() => update({ input: { itemId, title: newTitle } }))) onClose()
  }

  return (
    <RenameDialog
      title={t`Rename document`}
      label={t`Document name`}
      name={title}
      onRename={(newTitle) => void handleRename(newTitle)}
      {...{ isPending, failure, onClose }}
    />
  )
}
