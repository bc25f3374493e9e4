import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { RenameDialog } from '../../forms/RenameDialog.tsx'
import { useCreateProject } from './useChangeProject.ts'

export function CreateProject({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { create, isRunning, failure } = useCreateProject()
  const handleCreate = async (name: string) => {
    const project = await create(name)
    if (!project) return
    onClose()
    void navigate(`/projects/${project.uuid}`)
  }
  return (
    <RenameDialog
      title={t`New project`}
      label={t`Name`}
      name=""
      submitLabel={t`Create`}
      isPending={isRunning}
      failure={failure}
      onRename={(name) => void handleCreate(name)}
      onClose={onClose}
    />
  )
}
