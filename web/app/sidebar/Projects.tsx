import { Badge, FormError, IconButton, List, ListItem, LiveRegion, NavItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, Ellipsis, Folder, FolderPlus } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { Projects_project$key } from '../../__generated__/Projects_project.graphql.ts'
import type { Projects_viewer$key } from '../../__generated__/Projects_viewer.graphql.ts'
import type { RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { draggedThread } from '../../shared/threads/draggedThread.ts'
import { useUpdateAnyThread } from '../../shared/threads/useUpdateThread.ts'
import { recentThreadsQuery } from './RecentThreads.tsx'
import styles from './Sidebar.module.css'

const CreateProject = lazyDialog(() => import('../../shared/projects/CreateProject.tsx'), 'CreateProject')
const ProjectMenu = lazyNamed(() => import('../../shared/projects/ProjectMenu.tsx'), 'ProjectMenu')

const collapsedCount = 5
const shownMs = 4_000

export function Projects({ threadsRef }: { threadsRef: PreloadedQuery<RecentThreadsQuery> }) {
  const { viewer } = usePreloadedQuery<RecentThreadsQuery>(recentThreadsQuery, threadsRef)
  return viewer && <ProjectList viewer={viewer} />
}

function ProjectList({ viewer }: { viewer: Projects_viewer$key }) {
  const { t } = useLingui()
  const { projects } = useFragment(
    graphql`
      fragment Projects_viewer on Viewer {
        projects {
          id
          uuid
          ...Projects_project
        }
      }
    `,
    viewer,
  )
  const { pathname } = useLocation()
  const [isExpanded, setExpanded] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const all = projects ?? []
  const isCurrent = (uuid: string) => pathname === `/projects/${uuid}`
  const shown = isExpanded ? all : all.filter(({ uuid }, index) => index < collapsedCount || isCurrent(uuid))
  return (
    <nav aria-labelledby="projects" className={styles.recent}>
      <h2 id="projects" className={styles.caption}>
        <Trans>Projects</Trans>
      </h2>
      <List label={t`Projects`}>
        {shown.map((project) => (
          <ListItem key={project.id}>
            <ProjectRow project={project} isCurrent={isCurrent(project.uuid)} />
          </ListItem>
        ))}
      </List>
      {all.length > collapsedCount && (
        <NavItem icon={isExpanded ? ChevronUp : ChevronDown} onPress={() => setExpanded(!isExpanded)}>
          {isExpanded ? t`Show fewer` : t`Show all ${all.length}`}
        </NavItem>
      )}
      <NavItem icon={FolderPlus} onPress={() => setCreating(true)}>
        {t`New project`}
      </NavItem>
      {isCreating && <CreateProject onClose={() => setCreating(false)} />}
    </nav>
  )
}

function ProjectRow({ project, isCurrent }: { project: Projects_project$key; isCurrent: boolean }) {
  const { t } = useLingui()
  const data = useFragment(
    graphql`
      fragment Projects_project on ChatProject {
        id
        uuid
        name
        ...ProjectMenu_project
      }
    `,
    project,
  )
  const { id, uuid, name } = data
  const { update, failure } = useUpdateAnyThread()
  const [moved, setMoved] = useState(0)
  useEffect(() => {
    if (moved === 0) return
    const timer = setTimeout(() => setMoved(0), shownMs)
    return () => clearTimeout(timer)
  }, [moved])
  const handleDrop = async (threadId: string) => {
    if (await update(threadId, { projectId: id })) setMoved((count) => count + 1)
  }
  const [isMenu, setMenu] = useState(false)
  const button = (
    <IconButton
      icon={Ellipsis}
      label={t`More about ${name}`}
      aria-haspopup="menu"
      onHoverStart={ProjectMenu.preload}
      onFocus={ProjectMenu.preload}
      onPress={() => setMenu(true)}
    />
  )
  return (
    <>
      <NavItem
        icon={Folder}
        href={`/projects/${uuid}`}
        isCurrent={isCurrent}
        badge={moved > 0 && <Badge>{t`Moved`}</Badge>}
        action={<Suspense fallback={button}>{isMenu ? <ProjectMenu project={data} defaultOpen /> : button}</Suspense>}
        drop={{ type: draggedThread, onDrop: (threadId) => void handleDrop(threadId) }}
      >
        {name}
      </NavItem>
      <LiveRegion>{moved > 0 && t`Moved to ${name}`}</LiveRegion>
      {failure && <FormError>{failure}</FormError>}
    </>
  )
}
