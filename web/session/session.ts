/* eslint-disable relay/unused-fields -- Read by the guards and the layout. */
import { createContext as createRouterContext } from 'react-router-dom'
import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import type { sessionQuery, sessionQuery$data } from '../__generated__/sessionQuery.graphql.ts'
import { isEmbedded } from '../lib/embedded.ts'
import { clearPersonalStorage, logoutReason, offlineAccount, restoreDrafts } from '../lib/storage.ts'
import { Journal } from '../offline/journal.ts'
import { createEnvironment } from '../relay/environment.ts'
import { AuthenticationRequiredError, isAuthenticationFailure } from '../relay/requestError.ts'
import { rememberReturnPath } from './returnPath.ts'
import { setServerSpeech } from './serverSpeech.ts'

const currentUserQuery = graphql`
  query sessionQuery {
    viewer {
      announcement {
        text
        publishedAt
      }
      isSpeechAvailable
      isTranscriptionAvailable
      needsTwoFactorSetup
      user {
        id
        username
        isOnboarded
        language
        theme
        ...AppLayout_user
        ...OnboardingHead_user
        ...RequiredTwoFactor_user
      }
    }
  }
`

export type CurrentUser = NonNullable<ReturnType<typeof toCurrentUser>>

export function toCurrentUser(data: sessionQuery$data | null | undefined | void) {
  const { user, needsTwoFactorSetup } = data?.viewer ?? {}
  return user ? { ...user, needsTwoFactorSetup: needsTwoFactorSetup ?? false } : null
}

export interface Session {
  readonly environment: IEnvironment
  readonly journal: Journal
  currentUser(): Promise<CurrentUser | null>
  fetch: typeof fetch
  startSession(path: string): void
  /** Refused requests don’t force a logout until the returned function is called. */
  leave(): () => void
  endAt(path: string): void
}

export const sessionContext = createRouterContext<Session>()

/** @param open renders the app at a path @param isKnownSignedOut skips asking the server */
export function createSession(open: (path: string, isKnownSignedOut: boolean) => void, isKnownSignedOut: boolean): Session {
  let isSignedIn = false
  let needsTwoFactorSetup = false
  let isLost = false
  let isLeaving = false
  let isRefusedOnLeaving = false
  let userId: string | null = null
  const journal = new Journal()
  const environment = createEnvironment({
    isSignedIn: () => isSignedIn,
    onSessionLost: lose,
    onTwoFactorRequired: () => isSignedIn && !needsTwoFactorSetup && location.reload(),
    userId: () => userId,
    journal,
  })
  const operation = createOperationDescriptor(getRequest(currentUserQuery), {})
  environment.retain(operation)
  if (isKnownSignedOut) environment.commitPayload(operation, { viewer: null })

  async function currentUser(): Promise<CurrentUser | null> {
    const options = { fetchPolicy: 'store-or-network' } as const
    let isRefused = false
    const data = await fetchQuery<sessionQuery>(environment, currentUserQuery, {}, options)
      .toPromise()
      .catch((error: Error) => {
        if (!isAuthenticationFailure(error)) throw error
        isRefused = true
      })
    isSignedIn = data?.viewer != null
    setServerSpeech(data?.viewer)
    userId = data?.viewer?.user.id ?? null
    if (userId !== null && !isLost) restoreDrafts(userId)
    const lastUserId = offlineAccount.get()
    // The session has ended elsewhere, or a deletion was interrupted.
    if (!isSignedIn && (isRefused || (lastUserId !== null && !isEmbedded))) void clearPersonalStorage(lastUserId)
    needsTwoFactorSetup = data?.viewer?.needsTwoFactorSetup ?? false
    return toCurrentUser(data)
  }
  const fetchWithSession: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    if (response.status !== 401 || !isSignedIn) return response
    lose()
    throw new AuthenticationRequiredError()
  }

  // Many requests may fail together; a second replacement aborts the first.
  function lose() {
    if (isLeaving) isRefusedOnLeaving = true
    else if (!isLost) {
      isLost = true
      forceLogout(userId)
    }
  }

  function leave() {
    isLeaving = true
    return () => {
      isLeaving = false
      if (isRefusedOnLeaving) lose()
    }
  }

  return {
    environment,
    journal,
    currentUser,
    fetch: fetchWithSession,
    startSession: (path) => open(path, false),
    leave,
    endAt: (path) => open(path, true),
  }
}

function forceLogout(userId: string | null): void {
  const cleared = clearPersonalStorage(userId)
  rememberReturnPath(location.pathname + location.search)
  logoutReason.set(new AuthenticationRequiredError().message)
  // Leaving the page would interrupt the deletion.
  void cleared.finally(() => location.replace('/accounts/login'))
}
