import { IconButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { Suspense, use, useState } from 'react'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { VersionsContext } from './useVersions.ts'

const DeleteDialog = lazyNamed(() => import('../../../forms/DeleteDialog.tsx'), 'DeleteDialog')

export function DeleteMessage({ stepId }: { stepId: string }) {
  const { t } = useLingui()
  const versions = use(VersionsContext)
  const [isAsking, setIsAsking] = useState(false)
  if (!versions) return null
  const { isDisabled, isRemoving, failure, remove } = versions
  return (
    <>
      <IconButton icon={Trash2} label={t`Delete message`} onPress={() => setIsAsking(true)} isDisabled={isDisabled} />
      <Suspense>
        {isAsking && (
          <DeleteDialog
            title={t`Delete message`}
            action={{ isRunning: isRemoving, failure }}
            onDelete={() => remove(stepId)}
            onClose={() => setIsAsking(false)}
          >
            <Trans>This also deletes everything after it, in all versions.</Trans>
          </DeleteDialog>
        )}
      </Suspense>
    </>
  )
}
