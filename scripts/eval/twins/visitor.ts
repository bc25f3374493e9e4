import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientInfo, Viewer } from '../../../api/platform/viewer.ts'
import type { Services } from '../../../api/services.ts'

export interface VisitorAnswer {
  text: string
  isCited: boolean
}

const timeoutMs = 30_000

export async function askTwin(services: Services, username: string, messages: readonly string[]): Promise<VisitorAnswer> {
  const name = `visitor${randomUUID().slice(0, 8)}`
  const { id: userId } = await services.db.user.create({ data: { email: `${name}@example.org`, name, username: name } })
  const viewer: Viewer = { userId, sessionId: randomUUID() }
  let answer: VisitorAnswer = { text: '', isCited: false }
  for (const text of messages) {
    const sent = await services.twin.send({ viewer, client: createClient() }, { username, text, clientMessageId: randomUUID() })
    answer = await waitForAnswer(services, sent.run.assistantStepId)
  }
  return answer
}

async function waitForAnswer({ db }: Services, stepId: string): Promise<VisitorAnswer> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const step = await db.step.findUnique({ where: { id: stepId } })
    if (step?.status === 'completed') return { text: step.output, isCited: /(?<!\\)\[\d+\]/.test(step.output) }
    if (step?.isError) throw new Error(`The twin failed: ${step.output}`)
    await pause(30)
  }
  throw new Error('The twin did not answer in time.')
}

function createClient(): ClientInfo {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  return { ip: '127.0.0.1', userAgent: null, headers: new Headers(), setCookies: [], response }
}
