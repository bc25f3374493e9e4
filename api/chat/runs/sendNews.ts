import { LRUCache } from 'lru-cache'
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

/** Threads in which something was sent lately. */
const remembered = 10_000

export type Sends = ReturnType<typeof createSends>

/** Tells who waits for a message that it was sent; whoever comes later finds its run in the database. */
export function createSends({ live, log, config }: Pick<Platform, 'live' | 'log' | 'config'>) {
  const last = new LRUCache<string, SendNews>({ max: remembered })
  const keyOf = (participant: Participant, threadId: string) => `${idOf(participant)} ${threadId}`

  return {
    announce(participant: Participant, { run }: Exchange): void {
      const { threadId, clientMessageId, id: runId, assistantStepId: stepId } = run
      const news = { threadId, clientMessageId, runId, stepId } satisfies SendNews
      last.set(keyOf(participant, threadId), news)
      live.publish(topicOf(participant), news).catch((error: unknown) => log.warn({ err: error }, 'nobody could be told of a send'))
    },

    follow(participant: Participant, signal: AbortSignal): Promise<AsyncIterableIterator<SendNews>> {
      return live.subscribe<SendNews>(topicOf(participant), signal)
    },

    /** The newest message of the participant in a thread, where this process knows it without a look at the database: no other process takes any. */
    lastIn(participant: Participant, threadId: string): SendNews | undefined {
      return config.redisUrl === undefined ? last.get(keyOf(participant, threadId)) : undefined
    },
  }
}

function topicOf(participant: Participant): string {
  return `sends:${idOf(participant)}`
}
