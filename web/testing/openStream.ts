import { vi } from 'vitest'
import type { ChatEvent } from '../stream/events.ts'
import { ThreadStream, type ChatSink, type ChatTransport } from '../stream/threadStream.ts'

export class FakeTransport implements ChatTransport {
  readonly opened: (string | null)[] = []
  readonly expected: (string | undefined)[] = []
  readonly closedByReader: (string | null)[] = []
  sink: ChatSink | null = null
  diagnosis: 'signedOut' | 'running' | 'ended' | Error = 'running'

  open(after: string | null, sink: ChatSink, clientMessageId?: string): () => void {
    this.opened.push(after)
    this.expected.push(clientMessageId)
    this.sink = sink
    return () => this.closedByReader.push(after)
  }

  async diagnose() {
    if (this.diagnosis instanceof Error) throw this.diagnosis
    return this.diagnosis
  }

  delta(cursor: string, delta: string, stepId = 'step-1') {
    this.sink?.next({ __typename: 'ChatDelta', cursor, stepId, delta })
  }

  end(cursor: string, store = () => {}) {
    this.sink?.next({ __typename: 'ChatAssistantStep', cursor, stepId: 'step-1' } satisfies ChatEvent, store)
    this.sink?.next({ __typename: 'ChatDone', cursor: `${cursor}1`, stepId: 'step-1' } satisfies ChatEvent, store)
  }
}

export function attachStream() {
  const transport = new FakeTransport()
  const stream = new ThreadStream(transport)
  const reloadHistory = vi.fn()
  const detach = stream.attach(reloadHistory)
  return { transport, stream, reloadHistory, detach }
}

export function watchStream() {
  const given = attachStream()
  given.stream.watch({ id: 'run-1', createdAt: new Date().toISOString() })
  return given
}
