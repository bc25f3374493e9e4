import { createOperationDescriptor, type ConcreteRequest } from 'relay-runtime'
import recentThreadsQuery from '../__generated__/RecentThreadsQuery.graphql.ts'
import sessionQuery from '../__generated__/sessionQuery.graphql.ts'
import threadScreenQuery from '../__generated__/ThreadScreenQuery.graphql.ts'
import { listenToReachable } from '../relay/reconnection.ts'
import type { Session } from '../session/session.ts'
import type { KeptOperation } from './journal.ts'
import { claim, findKeptThreads, forgetAnswers, keepAnswer, getAnswerKey } from './kept.ts'
import { registerWorker } from './registerWorker.ts'
import { takeSnapshot } from './snapshot.ts'
import { sendUnsent, showStored } from './unsent.ts'

const calmMs = 1000

const queries: Record<KeptOperation, ConcreteRequest> = {
  sessionQuery,
  RecentThreadsQuery: recentThreadsQuery,
  ThreadScreenQuery: threadScreenQuery,
}

/** Keeps what the member reads, and sends what they wrote offline, until the signal aborts. */
export async function keepOffline({ environment, journal }: Session, userId: string, signal: AbortSignal): Promise<void> {
  // The user may have signed out before this code was loaded.
  if (signal.aborted) return
  await claim(userId)
  if (signal.aborted) return
  const threads = await findKeptThreads()
  const texts = new Map<string, string>()

  const keepAll = async () => {
    const source = environment.getStore().getSource()
    const deleted = [...threads].filter(([, id]) => source.getStatus(id) === 'NONEXISTENT').map(([name]) => name)
    await forgetAnswers(deleted)
    deleted.forEach((name) => threads.delete(name))
    for (const { operation, variables } of journal.entries.values()) {
      const request = queries[operation]
      const full = createOperationDescriptor(request, variables).request.variables
      const data = takeSnapshot(source, request, full)
      const name = getAnswerKey(operation, full)
      if (!data || texts.get(name) === JSON.stringify(data) || signal.aborted) continue
      texts.set(name, JSON.stringify(data))
      const threadId = await keepAnswer(userId, name, data)
      if (threadId) threads.set(name, threadId)
    }
  }
  let running = Promise.resolve()
  const keep = () => (running = running.then(keepAll).catch((error: unknown) => console.error('Offline data could not be kept', error)))
  const send = () => void sendUnsent(environment, userId).catch((error: unknown) => console.error('Unsent messages failed', error))

  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void keep(), calmMs)
  }
  journal.onChange = keepSoon
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    journal.onChange = null
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void keep(), { signal })
  listenToReachable(send, signal)
  registerWorker(signal)
  keepSoon()
  await showStored()
  send()
}
