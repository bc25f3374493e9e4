import { Skeleton, TextArea } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import type { EditMemoryDialogMutation } from '../../../__generated__/EditMemoryDialogMutation.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { deletedProject, everywhere, MemoryRestrictions, type Restrictions } from './MemoryRestrictions.tsx'
import { useAction } from '../../../relay/useAction.ts'

interface EditMemoryDialogProps {
  memory: {
    readonly id: string
    readonly content: string
    readonly projectUuid: string | null | undefined
    readonly project: { readonly id: string } | null | undefined
    readonly neverSentTo: readonly string[]
  }
  onChanged?: () => void
  onClose: () => void
}

export function EditMemoryDialog({
  memory: { id, content, projectUuid, project, neverSentTo },
  onChanged,
  onClose,
}: EditMemoryDialogProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(content)
  const before: Restrictions = { usedIn: project?.id ?? (projectUuid ? deletedProject : everywhere), neverSentTo }
  const [restrictions, setRestrictions] = useState(before)
  const update = useAction<EditMemoryDialogMutation>(
    graphql`
      mutation EditMemoryDialogMutation($input: UpdateMemoryInput!) {
        updateMemory(input: $input) {
          __typename
          ... on UpdateMemoryPayload {
            memory {
              ...MemoryRow_memory
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t save this`,
  )

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const changes = {
      ...(draft.trim() !== content && { content: draft }),
      ...(restrictions.usedIn !== before.usedIn && { projectId: restrictions.usedIn === everywhere ? null : restrictions.usedIn }),
      ...(isOther(restrictions.neverSentTo, neverSentTo) && { neverSentTo: restrictions.neverSentTo }),
    }
    if (Object.keys(changes).length === 0) return onClose()
    if (!(await update.run({ input: { memoryId: id, ...changes } }))) return
    onClose()
    onChanged?.()
  }

  return (
    <FormDialog
      title={t`Edit memory`}
      size="small"
      submitLabel={t`Save`}
      pendingLabel={t`Saving...`}
      isPending={update.isRunning}
      isChanged={draft !== content || restrictions.usedIn !== before.usedIn || isOther(restrictions.neverSentTo, neverSentTo)}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <TextArea
        label={t`What to remember`}
        value={draft}
        onChange={setDraft}
        error={update.failure ?? undefined}
        maxLength={1000}
        rows={3}
        autoFocus
      />
      <Suspense fallback={<Skeleton />}>
        <MemoryRestrictions value={restrictions} onChange={setRestrictions} />
      </Suspense>
    </FormDialog>
  )
}

function isOther(chosen: readonly string[], before: readonly string[]): boolean {
  return chosen.length !== before.length || chosen.some((name) => !before.includes(name))
}
