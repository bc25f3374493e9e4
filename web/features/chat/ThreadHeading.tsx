import { Icon, Link } from '#design-system'
import { t } from '@lingui/core/macro'
import { Folder } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ThreadHeading_project$key } from '../../__generated__/ThreadHeading_project.graphql.ts'
import type { ThreadHeading_thread$key } from '../../__generated__/ThreadHeading_thread.graphql.ts'
import type { ThreadType } from '../../lib/__generated__/enums.ts'
import { getImportSource, getMetadataText, getThreadKind, getThreadTitle } from '../../lib/threadTitles.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import styles from '../../shared/screen/Header.module.css'
import { HeaderTitle } from '../../shared/screen/HeaderTitle.tsx'
import { ThreadActions } from '../../shared/threads/ThreadActions.tsx'
import { isThreadType, toKind, threadKinds } from '../../lib/agentWords.ts'

interface ThreadHeadingProps {
  thread: ThreadHeading_thread$key | null
  startsTemporary: boolean
}

export function ThreadHeading({ thread, startsTemporary }: ThreadHeadingProps) {
  const data = useFragment(
    graphql`
      fragment ThreadHeading_thread on Thread {
        uuid
        name
        isTemporary
        threadType
        metadata
        origin
        project {
          ...ThreadHeading_project
        }
        ...ThreadActions_thread
      }
    `,
    thread,
  )
  const ownUsername = useCurrentUser()?.username ?? ''
  if (data ? data.isTemporary : startsTemporary) return <HeaderTitle title={t`Temporary chat`} />
  if (!data) return <HeaderTitle title={getChatTitle(null)} />

  const { uuid, name, threadType, metadata, origin, project } = data
  const facts = { name, threadType, metadata }
  const isWithTwin = ['self twin', 'public twin'].includes(getThreadKind(facts))
  return (
    <HeaderTitle
      title={getChatTitle({ uuid, name })}
      subtitle={getImportSource(origin) ?? getChatSubtitle({ threadType, metadata })}
      tab={isWithTwin ? getThreadTitle(facts, ownUsername) : undefined}
      lead={project && <ProjectLink project={project} />}
      actions={<ThreadActions key={uuid} thread={data} />}
    />
  )
}

function ProjectLink({ project }: { project: ThreadHeading_project$key }) {
  const { uuid, name } = useFragment(
    graphql`
      fragment ThreadHeading_project on ChatProject {
        uuid
        name
      }
    `,
    project,
  )
  return (
    <Link href={`/projects/${uuid}`} variant="quiet" aria-label={name}>
      <span className={styles.long}>{name}</span>
      <span className={styles.short}>
        <Icon glyph={Folder} />
      </span>
    </Link>
  )
}

export interface TitledThread {
  readonly uuid: string
  readonly name: string | null | undefined
  readonly threadType: ThreadType | '%future added value'
  readonly metadata: unknown
}

export function getChatTitle(thread: Pick<TitledThread, 'name' | 'uuid'> | null): string {
  if (!thread) return t`New Chat`
  const end = thread.uuid.slice(-6)
  return thread.name?.trim() || t`Chat ${end}`
}

export function getChatSubtitle({ threadType, metadata }: Pick<TitledThread, 'threadType' | 'metadata'>): string | null {
  const twin = getMetadataText(metadata, 'twin_username')
  if (threadType === 'TWIN_TO_TWIN' && twin) return t`Talk with @${twin}’s twin`
  const custom = getMetadataText(metadata, 'subtitle') ?? getMetadataText(metadata, 'description')
  if (custom) return custom
  if (!isThreadType(threadType)) return null
  return threadKinds[toKind[threadType]].subtitle?.(twin) ?? null
}
