import { useEffect } from 'react'
import { fetchQuery } from 'react-relay'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { Network, Observable } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, fn, waitFor } from 'storybook/test'
import { getDataID } from '../relay/getDataID.ts'
import sessionQuery, { type sessionQuery as SessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import { clearPersonalStorage, sidebarCollapsed } from '../lib/storage.ts'
import { routes } from '../routes.tsx'
import { Journal } from '../offline/journal.ts'
import { sessionContext, toCurrentUser, type Session } from '../session/session.ts'
import { SessionProvider } from '../session/SessionProvider.tsx'
import { commitSession } from './commitSession.ts'

type Types = MockPayloadGenerator.MockResolvers
type Answer = Record<string, unknown> | Error | ((variables: Record<string, unknown>) => Record<string, unknown> | Error)

interface ScreenStory {
  path: string
  person?: typeof mira & { needsTwoFactorSetup?: boolean }
  announcement?: { text: string; publishedAt: string }
  answers?: Record<string, Answer>
  types?: Types
  isLoading?: boolean
}

export const mira = {
  __typename: 'User',
  id: 'user-1',
  username: 'mira',
  isOnboarded: true,
  email: 'mira@example.org',
  viewerCanVerifyEmail: false,
  timezone: 'UTC',
  language: null,
  theme: 'SYSTEM',
}

const neverAnswered = new Promise<never>(() => {})
const noPage = { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null }

export const connection = (nodes: readonly { __typename: string; id: string }[]) => ({
  edges: nodes.map((node) => ({ __typename: 'Edge', cursor: node.id, node })),
  pageInfo: noPage,
})

const shell: Record<string, Answer> = {
  RecentThreadsQuery: { viewer: { threads: connection([]), pinned: connection([]), profilePal: null, projects: [] } },
  NotificationBellQuery: { viewer: { notifications: connection([]), unreadNotificationCount: 0 } },
}

/** `{ ...screenStory(…), play }` replaces the test that waits for the end of loading. */
export function screenStory(story: ScreenStory) {
  return {
    parameters: { expectedErrors: Object.values(story.answers ?? {}).filter((answer) => answer instanceof Error) },
    loaders: [async () => ({ app: await openApp(story) })],
    render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
      <App {...(loaded['app'] as Awaited<ReturnType<typeof openApp>>)} />
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('main')).not.toBeNull())
      if (!story.isLoading) await waitFor(() => expect(canvasElement).not.toHaveTextContent(/Loading/u))
    },
    // Failed loaders do not reach React's error boundaries.
    afterEach: async ({ loaded }: { loaded: Record<string, unknown> }) => {
      const { router } = loaded['app'] as Awaited<ReturnType<typeof openApp>>
      await expect(router.state.errors).toBeNull()
    },
  }
}

export const screens = {
  parameters: {
    layout: 'fullscreen',
    hasOwnVoice: true,
    docs: { story: { inline: false, height: '640px' }, source: { type: 'code' } },
  },
}

/** relay-test-utils expects Node and a global `jest`. */
Object.assign(globalThis, { global: globalThis, jest: { fn } })

async function openApp({ path, person, announcement, answers, types }: ScreenStory) {
  void clearPersonalStorage()
  sidebarCollapsed.set(null)
  // Stories share a tab, and a redirect to sign-in remembers its path.
  sessionStorage.clear()
  const all = { ...shell, ...answers }
  const environment = createMockEnvironment({
    getDataID,
    network: Network.create(
      async ({ name, operationKind }, variables) => {
        const answer = all[name]
        const said = typeof answer === 'function' ? answer(variables) : answer
        if (said instanceof Error) throw said
        if (said) return { data: said }
        // The environment knows a route's query only after it has been sent.
        await Promise.resolve()
        const asked = environment.mock.getAllOperations().findLast((operation) => operation.request.node.params.name === name)
        return types && asked && operationKind === 'query' ? MockPayloadGenerator.generate(asked, types) : neverAnswered
      },
      () => Observable.create(() => {}),
    ),
  })
  commitSession(environment, person ?? null, announcement)

  const session: Session = {
    environment,
    journal: new Journal(),
    currentUser: async () => {
      const data = await fetchQuery<SessionQuery>(environment, sessionQuery, {}, { fetchPolicy: 'store-or-network' }).toPromise()
      return toCurrentUser(data)
    },
    fetch: async () => new Response(null, { status: 503 }),
    startSession: fn(),
    leave: () => fn(),
    endAt: fn(),
  }
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[sessionContext, session]])),
  })
  return { session, router }
}

function App({ session, router }: Awaited<ReturnType<typeof openApp>>) {
  useEffect(() => () => router.dispose(), [router])
  return (
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  )
}
