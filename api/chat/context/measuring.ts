import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { AnswerSettings } from '../../agents/answerSettings.ts'
import { buildInstructions, prepareHistory } from '../../agents/assignment.ts'
import { agents } from '../../agents/registry.ts'
import type { ModelSettings } from '../../models/connections/modelSettings.ts'
import type { Model } from '../../models/models.ts'
import { estimateContextSize, cutOnRequest, getCompactionSize } from '../../models/window/context.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'
import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import { anyOf, kysely, listColumns, queryRows } from '../../platform/database/sql/typedSql.ts'
import type { Platform } from '../../platform/platform.ts'
import { loadHistory } from '../engine/history.ts'
import { selectAnswerSettings } from '../runs/ownedRun.ts'
import { selectHistory, type ThreadHistory } from '../steps/threadHistory.ts'

export interface Context {
  readonly tokens: number
  readonly windowTokens: number
  readonly compactsAtTokens: number
  readonly lastPromptTokens: number | null
  readonly readTokens: number
  readonly writtenTokens: number
  readonly canCompact: boolean
}

interface Measured extends Thread {
  readonly timezone: string | null
  readonly answers: AnswerSettings | null
  readonly threadHistory: ThreadHistory
  readonly lastPromptTokens: number | null
  readonly readTokens: number
  readonly writtenTokens: number
}

export interface Prompt {
  readonly thread: Measured
  readonly model: Model
  readonly instructions: string
  readonly history: HistoryMessage[]
  readonly summary: string | null
}

export function createContextMeter({ db, files }: Pick<Platform, 'db' | 'files'>, models: Pick<ModelSettings, 'getModel'>) {
  const threads = new DataLoader<string, Measured | null>(
    async (ids) => {
      const rows = await queryRows(db, selectMeasured(ids))
      return ids.map((id) => rows.find((row) => row.id === id) ?? null)
    },
    { cache: false },
  )

  /** Measures the next prompt, with estimated picture sizes. Null for twins and the built-in responder. */
  async function readPrompt({ id, userId, twinOwnerId, ...choice }: Thread): Promise<Prompt | null> {
    if (userId === null || twinOwnerId !== null) return null
    const model = await models.getModel(userId, choice)
    if (model.isBuiltIn) return null
    const thread = await threads.load(id)
    if (!thread) return null
    const agent = agents[thread.agentType]
    if (agent.audience !== 'owner') return null
    const run = { ...thread, threadId: id, position: thread.stepCount, history: thread.threadHistory }
    const { messages } = await loadHistory({ db, files }, run, model, { isEstimate: true })
    return { thread, model, ...prepareHistory(agent, { ...thread, history: messages }) }
  }

  return {
    readPrompt,
    async measure(thread: Thread): Promise<Context | null> {
      const prompt = await readPrompt(thread)
      if (!prompt) return null
      const { lastPromptTokens, readTokens, writtenTokens, timezone } = prompt.thread
      const { contextTokens } = prompt.model
      const instructions = buildInstructions(prompt, { now: new Date(), timezone }, prompt.summary)
      return {
        tokens: estimateContextSize(instructions, prompt.history).tokens,
        windowTokens: contextTokens,
        compactsAtTokens: getCompactionSize(contextTokens),
        lastPromptTokens,
        readTokens,
        writtenTokens,
        canCompact: cutOnRequest(prompt.history, contextTokens) > 0,
      }
    },
  }
}

function selectMeasured(ids: readonly string[]) {
  return kysely
    .selectFrom('threads')
    .innerJoin('users', 'users.id', 'threads.userId')
    .select(listColumns('threads'))
    .select(['users.timezone', selectAnswerSettings('threads')])
    .select(({ ref }) => [
      sql<ThreadHistory>`${selectHistory({
        threadId: ref('threads.id'),
        from: ref('threads.summaryPosition'),
        to: ref('threads.stepCount'),
      })}`.as('threadHistory'),
      sql<number>`(${sumRuns('promptTokens')})`.as('readTokens'),
      sql<number>`(${sumRuns('completionTokens')})`.as('writtenTokens'),
      sql<number | null>`(${kysely
        .selectFrom('steps')
        .select(sql`(${sql.ref('metadata')}->>'last_prompt_tokens')::int`.as('tokens'))
        .where('steps.threadId', '=', sql.ref<string>('threads.id'))
        .where('position', '=', sql<number>`${sql.ref('threads.stepCount')} - 1`)})`.as('lastPromptTokens'),
    ])
    .where('threads.id', '=', anyOf(ids, 'uuid'))
}

/** Covers all branches. */
function sumRuns(column: 'promptTokens' | 'completionTokens') {
  return kysely
    .selectFrom('runs')
    .select(sql`least(coalesce(sum(${sql.ref(column)}), 0), 2147483647)::int`.as('tokens'))
    .where('runs.threadId', '=', sql.ref<string>('threads.id'))
}
