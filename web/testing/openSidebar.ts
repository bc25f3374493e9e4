import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import recentThreadsQuery from '../__generated__/RecentThreadsQuery.graphql.ts'
import { ada, openApp } from './openApp.tsx'

export function thread(id: string, name: string | null, updatedAt = `2026-03-0${id}T10:00:00.000Z`, stepCount = 2) {
  const previews = { firstMessagePreview: null, lastMessagePreview: null, activeRun: null as { __typename: 'Run'; id: string } | null }
  const facts = { id, uuid: `uuid-${id}`, name, threadType: 'PRIVATE_CHAT', metadata: {}, updatedAt, stepCount }
  return { __typename: 'Thread', ...facts, ...previews, ...menuFacts }
}

const exportUrl = 'https://twain.example/export'
export const menuFacts = {
  isPinned: false,
  isArchived: false,
  isTemporary: false,
  projectUuid: null as string | null,
  project: null,
  markdownUrl: exportUrl,
  jsonUrl: exportUrl,
  viewerCanRename: true,
  viewerCanShare: true,
  viewerCanDelete: true,
}

export const edge = (node: ReturnType<typeof thread>) => ({
  __typename: 'ThreadEdge',
  cursor: `${node.updatedAt}~${node.id}`,
  node,
})

const pageInfo = { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null }

export function pal(stepType: string, viewedAt: string | null) {
  const steps = [
    { node: { id: 'step-1', stepType: 'ASSISTANT_MESSAGE', viewedAt: '2026-03-01T10:00:00.000Z' } },
    { node: { id: 'step-2', stepType, viewedAt } },
  ]
  return { id: 'pal', uuid: 'uuid-pal', latestSteps: { edges: steps } }
}

export const project = (id: string, name: string) => ({ __typename: 'ChatProject', id, uuid: `uuid-${id}`, name })

export const createSidebar = (
  threads: ReturnType<typeof thread>[],
  profilePal: ReturnType<typeof pal> | null = null,
  projects: ReturnType<typeof project>[] = [],
) => ({
  viewer: {
    threads: { edges: threads.map(edge), pageInfo: { ...pageInfo } },
    pinned: { edges: threads.filter(({ isPinned }) => isPinned).map(edge), pageInfo },
    profilePal,
    projects,
  },
})

export async function openSidebar(threads: ReturnType<typeof thread>[], path = '/terms', profilePal: ReturnType<typeof pal> | null = null) {
  const app = await openApp(path, ada)
  await app.respond(recentThreadsQuery, createSidebar(threads, profilePal))
  return app
}

export async function chooseFromMenu(user: UserEvent, title: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More about ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

export const listTitles = () =>
  within(screen.getByRole('group', { name: 'Recent conversations' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

export function foundAnswer(found: Record<string, unknown>) {
  return { viewer: { searchThreads: [], searchKnowledge: [], memories: { edges: [] }, ...found } }
}
