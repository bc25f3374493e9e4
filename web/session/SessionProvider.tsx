import { createContext, use, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Session } from './session.ts'

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <RelayEnvironmentProvider environment={session.environment}>{children}</RelayEnvironmentProvider>
    </SessionContext>
  )
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it.')
  return session
}
