import { IconButton } from '#design-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { use, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DeleteMessage_step$key } from '../../../__generated__/DeleteMessage_step.graphql.ts'
import { lazyDialog } from '../../../lib/lazyDialog.tsx'
import { VersionsContext } from './useVersions.ts'

const DeleteDialog = lazyDialog(() => import('../../../forms/DeleteDialog.tsx'), 'DeleteDialog')

export function DeleteMessage({ step }: { step: DeleteMessage_step$key }) {
  const { t } = useLingui()
  const { id, position, versionIds } = useFragment(
    graphql`
      fragment DeleteMessage_step on Step {
        id
        position
        versionIds
      }
    `,
    step,
  )
  const versions = use(VersionsContext)
  const [isAsking, setIsAsking] = useState(false)
  if (!versions) return null
  const { isDisabled, isRemoving, failure, remove, lastPosition } = versions
  return (
    <>
      <IconButton icon={Trash2} label={t`Delete message`} onPress={() => setIsAsking(true)} isDisabled={isDisabled} />
      {isAsking && (
        <DeleteDialog
          title={t`Delete message`}
          action={{ isRunning: isRemoving, failure }}
          onDelete={() => remove(id)}
          onClose={() => setIsAsking(false)}
        >
          {describeLoss(lastPosition - (position ?? lastPosition), versionIds.length - 1)}
        </DeleteDialog>
      )}
    </>
  )
}

function describeLoss(after: number, others: number): string {
  const loss = plural(after, {
    0: 'Only this message is deleted.',
    one: 'This also deletes the message after it, in all its versions.',
    other: 'This also deletes the # messages after it, in all their versions.',
  })
  if (others < 1) return loss
  const kept = plural(others, {
    one: 'The other version of this message stays, with everything after it.',
    other: 'The other # versions of this message stay, with everything after them.',
  })
  return `${loss} ${kept}`
}
