import { act, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fetchQuery } from 'react-relay'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import type { ConcreteRequest } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, vi } from 'vitest'
import { getDataID } from '../relay/getDataID.ts'
import sessionQuery, { type sessionQuery as SessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import { Journal } from '../offline/journal.ts'
import { LocaleProvider } from '../i18n/LocaleProvider.tsx'
import { routes } from '../routes.tsx'
import { sessionContext, toCurrentUser, type Session } from '../session/session.ts'
import { SessionProvider } from '../session/SessionProvider.tsx'
import { commitSession } from './commitSession.ts'

export const ada = {
  id: 'user-1',
  username: 'ada',
  isOnboarded: true,
  email: 'ada@example.org',
  viewerCanVerifyEmail: false,
  timezone: 'UTC' as string | null,
  language: null,
  theme: 'SYSTEM',
}

export const newcomer = { ...ada, isOnboarded: false }

interface Options {
  start?: Promise<never>
  announcement?: { text: string; publishedAt: string } | null
}

export async function openRoute(path: string, person: typeof ada | null, { start, announcement = null }: Options = {}) {
  const environment = createMockEnvironment({ getDataID })
  commitSession(environment, person, announcement)

  const startSession = vi.fn<Session['startSession']>()
  const endAt = vi.fn<Session['endAt']>()
  const currentUser: Session['currentUser'] = async () => {
    await start
    const data = await fetchQuery<SessionQuery>(environment, sessionQuery, {}, { fetchPolicy: 'store-or-network' }).toPromise()
    return toCurrentUser(data)
  }
  const session: Session = { environment, journal: new Journal(), currentUser, fetch, startSession, leave: () => () => {}, endAt }

  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[sessionContext, session]])),
  })
  // The first test of a file waits for the route's code.
  if (!start) await vi.waitFor(() => expect(router.state.initialized).toBe(true), 50_000)
  return { router, session, environment, startSession, endAt }
}

export async function openApp(path: string, person: typeof ada | null, options?: Options) {
  stubBrowser()
  const { router, session, environment, startSession, endAt } = await openRoute(path, person, options)
  render(
    <LocaleProvider>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </LocaleProvider>,
  )

  const pending = (request: ConcreteRequest) => environment.mock.findOperation((candidate) => candidate.request.node === request)
  const unanswered = (request: ConcreteRequest) =>
    environment.mock.getAllOperations().filter((candidate) => candidate.request.node === request).length
  return {
    router,
    startSession,
    endAt,
    user: userEvent.setup(),
    async respond(request: ConcreteRequest, data: Record<string, unknown>) {
      const asked = await waitFor(() => pending(request))
      await act(async () => environment.mock.resolve(asked, { data }))
    },
    async fail(request: ConcreteRequest, error: Error) {
      await waitFor(() => pending(request))
      await act(async () => environment.mock.reject(request, error))
    },
    async emit(request: ConcreteRequest, data: Record<string, unknown>) {
      // The stream bypasses Relay's operations.
      await waitFor(() => environment.mock.nextValue(request, { data }))
      await act(async () => {})
    },
    isAsked: (request: ConcreteRequest) => unanswered(request) > 0,
    countOf: unanswered,
    variablesOf: (request: ConcreteRequest) => waitFor(() => pending(request).request.variables),
  }
}

/** jsdom has no IntersectionObserver. */
function stubBrowser() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}
