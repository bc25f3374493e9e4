import { Select, TextField } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { MoveToProjectQuery } from '../../__generated__/MoveToProjectQuery.graphql.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useUpdateThread } from '../threads/useUpdateThread.ts'
import { useCreateProject } from './useChangeProject.ts'

interface MoveToProjectProps {
  threadId: string
  projectUuid: string | null
  onClose: () => void
}

const none = 'none'
const created = 'new'

export function MoveToProject({ threadId, projectUuid, onClose }: MoveToProjectProps) {
  const { t } = useLingui()
  const { viewer } = useLazyLoadQuery<MoveToProjectQuery>(
    graphql`
      query MoveToProjectQuery {
        viewer {
          projects {
            id
            uuid
            name
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const projects = viewer?.projects ?? []
  const current = projects.find(({ uuid }) => uuid === projectUuid)?.id ?? none
  const [chosen, setChosen] = useState<string>(projects.length === 0 ? created : current)
  const [name, setName] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { update, isPending, failure } = useUpdateThread(threadId)
  const creation = useCreateProject()

  const move = async () => {
    const projectId = chosen === created ? (await creation.create(name.trim()))?.id : chosen
    if (projectId && (await update({ projectId: projectId === none ? null : projectId }))) onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(chosen === created && name.trim() === '')
    if (chosen === current) onClose()
    else if (chosen !== created || name.trim() !== '') void move()
  }
  return (
    <FormDialog
      title={t`Move to project`}
      size="small"
      submitLabel={t`Move`}
      isPending={isPending || creation.isRunning}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Select
        label={t`Project`}
        value={chosen}
        onChange={setChosen}
        items={[
          { value: none, label: t`No project` },
          ...projects.map((project) => ({ value: project.id, label: project.name })),
          { value: created, label: t`New project` },
        ]}
      />
      {chosen === created && (
        <TextField
          label={t`Name`}
          value={name}
          onChange={setName}
          error={isEmpty ? t`Enter a name` : (creation.failure ?? undefined)}
          maxLength={200}
          autoFocus
        />
      )}
    </FormDialog>
  )
}
