import type { Platform } from '../../platform/platform.ts'
import type { Participant } from '../../platform/viewer.ts'
import { idOf } from '../threads/participants.ts'
import type { Exchange } from './exchange.ts'

/** A message that was just sent, and the run that answers it. Only its sender hears of it. */
export interface SendNews {
  readonly threadId: string
  readonly clientMessageId: string
  readonly runId: string
  readonly stepId: string
}

export function sendsOf(participant: Participant): string {
  return `sends:${idOf(participant)}`
}

/** For who waits for it already: whoever comes later finds the run in the database. */
export function announceSend({ live, log }: Pick<Platform, 'live' | 'log'>, participant: Participant, { run }: Exchange): void {
  const { threadId, clientMessageId, id: runId, assistantStepId: stepId } = run
  const news = { threadId, clientMessageId, runId, stepId } satisfies SendNews
  live.publish(sendsOf(participant), news).catch((error: unknown) => log.warn({ err: error }, 'nobody could be told of a send'))
}
