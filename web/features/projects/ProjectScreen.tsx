import { AudienceMark, Heading, PageColumn } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import projectQuery, { type ProjectScreenQuery } from '../../__generated__/ProjectScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { ProjectMenu } from '../../shared/projects/ProjectMenu.tsx'
import { NotFoundScreen } from '../../shared/screen/NotFoundScreen.tsx'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import styles from './Project.module.css'
import { ProjectComposer } from './ProjectComposer.tsx'
import { ProjectConversations } from './ProjectConversations.tsx'
import { ProjectInstructions } from './ProjectInstructions.tsx'
import { ProjectKnowledge } from './ProjectKnowledge.tsx'

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadRouteQuery<ProjectScreenQuery>(context, projectQuery, { uuid: params['projectId'] ?? '' })
}

export function ProjectScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<ProjectScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the project`}>
      <Project />
    </RouteBoundary>
  )
}

function Project() {
  const { t } = useLingui()
  const data = usePreloadedQuery<ProjectScreenQuery>(
    graphql`
      query ProjectScreenQuery($uuid: String!) {
        viewer {
          project(uuid: $uuid) {
            id
            uuid
            name
            ...ProjectMenu_project
            ...ProjectInstructions_project
            ...ProjectKnowledge_project
          }
          ...ProjectConversations_viewer @arguments(uuid: $uuid)
        }
        ...ProjectComposer_query
      }
    `,
    useRouteQuery<ProjectScreenQuery>(),
  )
  const project = data.viewer?.project
  if (!data.viewer || !project) return <NotFoundScreen />
  const { id, uuid, name } = project
  return (
    <PageColumn key={id}>
      <ScreenTitle>{name}</ScreenTitle>
      <header>
        <AudienceMark audience="private">{t`Only you see this project`}</AudienceMark>
        <div className={styles.head}>
          <Heading>{name}</Heading>
          <ProjectMenu project={project} />
        </div>
      </header>
      <div>
        <div className={styles.composer}>
          <ProjectComposer query={data} projectId={id} projectUuid={uuid} />
        </div>
      </div>
      <ProjectConversations viewer={data.viewer} projectUuid={uuid} />
      <ProjectInstructions project={project} />
      <ProjectKnowledge project={project} />
    </PageColumn>
  )
}
