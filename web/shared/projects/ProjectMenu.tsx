import { IconButton, Menu, MenuItem, MenuSeparator } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ProjectMenu_project$key } from '../../__generated__/ProjectMenu_project.graphql.ts'
import { DeleteDialog } from '../../forms/DeleteDialog.tsx'
import { RenameDialog } from '../../forms/RenameDialog.tsx'
import { useDeleteProject, useUpdateProject } from './useChangeProject.ts'

interface ProjectMenuProps {
  project: ProjectMenu_project$key
  defaultOpen?: boolean
}

export function ProjectMenu({ project, defaultOpen }: ProjectMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { id, uuid, name } = useFragment(
    graphql`
      fragment ProjectMenu_project on ChatProject {
        id
        uuid
        name
      }
    `,
    project,
  )
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const update = useUpdateProject()
  const remove = useDeleteProject()
  const handleRename = async (newName: string) => {
    if (await update.run({ input: { projectId: id, name: newName } })) close()
  }
  const handleDelete = async () => {
    const isOpen = pathname === `/projects/${uuid}`
    const isDeleted = await remove.run({ input: { projectId: id } })
    if (isDeleted && isOpen) void navigate('/chat', { replace: true })
    return isDeleted
  }
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`More about ${name}`} />} defaultOpen={defaultOpen}>
        <MenuItem icon={Pencil} onAction={() => setAsking('rename')}>
          {t`Rename`}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDangerous onAction={() => setAsking('delete')}>
          {t`Delete`}
        </MenuItem>
      </Menu>
      {asking === 'rename' && (
        <RenameDialog
          title={t`Rename project`}
          label={t`Name`}
          name={name}
          isPending={update.isRunning}
          failure={update.failure}
          onRename={(newName) => void handleRename(newName)}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <DeleteDialog title={t`Delete project`} action={remove} onDelete={handleDelete} onClose={close}>
          <Trans>Its conversations and knowledge stay, without the project. This can’t be undone.</Trans>
        </DeleteDialog>
      )}
    </>
  )
}
