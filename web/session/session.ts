/* eslint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- Guards and the shell read the current user, whom the root route hands on. */
import { createContext as createRouterContext } from 'react-router-dom'
import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import type { sessionQuery, sessionQuery$data } from '../__generated__/sessionQuery.graphql.ts'
import { clearPersonalStorage, logoutReason } from '../lib/storage.ts'
import { createEnvironment } from '../relay/environment.ts'
import { AuthenticationRequiredError, isAuthenticationFailure } from '../relay/requestError.ts'
import { rememberReturnPath } from './returnPath.ts'

const currentUserQuery = graphql`
  query sessionQuery {
    viewer {
      user {
        id
        username
        isOnboarded
        language
        theme
        ...AppLayout_user
        ...OnboardingHead_user
      }
    }
  }
`

export type CurrentUser = NonNullable<sessionQuery$data['viewer']>['user']

/** Who uses this tab, and everything that was loaded for them. Signing in or out starts another one. */
export interface Session {
  readonly environment: IEnvironment
  /** Null when signed out. Asks the server at first, then answers from the store. */
  currentUser(): Promise<CurrentUser | null>
  /** For what goes by REST, such as uploads: an answer without a session ends this one, as it does for the graph. */
  fetch: typeof fetch
  /** Leaves all of this behind and opens the path in a fresh session. */
  startAnew(path: string): void
  /** The same, as a visitor: the fresh session does not ask the server who is there. */
  endAt(path: string): void
}

/** How route loaders reach the session. */
export const sessionContext = createRouterContext<Session>()

/**
 * @param open renders the app anew at a path, in another session
 * @param isKnownSignedOut answers for the server that nobody is there
 */
export function createSession(open: (path: string, isKnownSignedOut: boolean) => void, isKnownSignedOut: boolean): Session {
  let isSignedIn = false
  let isLost = false
  const environment = createEnvironment({ isSignedIn: () => isSignedIn, onSessionLost: lose })
  const operation = createOperationDescriptor(getRequest(currentUserQuery), {})
  environment.retain(operation)
  if (isKnownSignedOut) environment.commitPayload(operation, { viewer: null })

  async function currentUser(): Promise<CurrentUser | null> {
    const options = { fetchPolicy: 'store-or-network' } as const
    const data = await fetchQuery<sessionQuery>(environment, currentUserQuery, {}, options)
      .toPromise()
      .catch((error: Error) => {
        if (!isAuthenticationFailure(error)) throw error
        clearPersonalStorage()
      })
    isSignedIn = data?.viewer != null
    return data?.viewer?.user ?? null
  }
  const fetchWithSession: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    if (response.status !== 401 || !isSignedIn) return response
    lose()
    throw new AuthenticationRequiredError()
  }

  // Much may fail at once, and a second replacement would abort the first.
  function lose() {
    if (!isLost) forceLogout()
    isLost = true
  }

  return {
    environment,
    currentUser,
    fetch: fetchWithSession,
    startAnew: (path) => open(path, false),
    endAt: (path) => open(path, true),
  }
}

/** The page is replaced, which also ends every stream and drops every store. */
function forceLogout(): void {
  clearPersonalStorage()
  rememberReturnPath(location.pathname + location.search)
  logoutReason.set(new AuthenticationRequiredError().message)
  location.replace('/accounts/login')
}
