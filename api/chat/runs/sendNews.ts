import { LRUCache } from 'lru-cache'
import type { Platform } from '../../platform/platform.ts'
import type { Participant } from '../../platform/viewer.ts'
import { isVisit } from '../visibility/withdrawnSources.ts'
import { getParticipantId } from '../threads/participants.ts'
import type { Exchange } from './exchange.ts'

export interface SendNews {
  readonly threadId: string
  readonly clientMessageId: string
  readonly runId: string
  readonly stepId: string
  readonly isVisit: boolean
}

const maxThreads = 10_000

export type Sends = ReturnType<typeof createSends>

export function createSends({ live, log, config }: Pick<Platform, 'live' | 'log' | 'config'>) {
  const last = new LRUCache<string, SendNews>({ max: maxThreads })
  const toKey = (participant: Participant, threadId: string) => `${getParticipantId(participant)} ${threadId}`

  return {
    announce(participant: Participant, { run, thread }: Exchange): void {
      const { threadId, clientMessageId, id: runId, assistantStepId: stepId } = run
      const news = { threadId, clientMessageId, runId, stepId, isVisit: isVisit(thread) } satisfies SendNews
      last.set(toKey(participant, threadId), news)
      live.publish(toTopic(participant), news).catch((error: unknown) => log.warn({ err: error }, 'a sent message could not be published'))
    },

    follow(participant: Participant, signal: AbortSignal): Promise<AsyncIterableIterator<SendNews>> {
      return live.subscribe<SendNews>(toTopic(participant), signal)
    },

    lastIn(participant: Participant, threadId: string): SendNews | undefined {
      return config.redisUrl === undefined ? last.get(toKey(participant, threadId)) : undefined
    },
  }
}

function toTopic(participant: Participant): string {
  return `sends:${getParticipantId(participant)}`
}
