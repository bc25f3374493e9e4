import { z } from 'zod'
import type { AgentPart, Brain } from '../../agents/agent.ts'
import type { Model } from '../../models/models.ts'
import { findQuotedNumbers } from '../../models/prompt/quotedNumbers.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { TwinCheck } from '../../platform/__generated__/prisma/client.ts'
import { transaction } from '../../platform/database/database.ts'
import { publishToViewer } from '../../platform/events/viewerNews.ts'
import { getRetryTime } from '../../platform/limits/retryTime.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordEvent } from '../../webhooks/webhookEvents.ts'
import type { TwinReader } from '../reader/reader.ts'
import { repeatsCorrection } from './compareAnswers.ts'

export interface TwinCheckNews {
  readonly type: 'twin-check-changed'
  readonly checkId: string
}

export interface CheckUses {
  brain: Pick<Brain, 'answer' | 'getTwinModel'>
  reader: Pick<TwinReader, 'getPublicProfile'>
  notifications: NotificationsService
}

interface GivenAnswer {
  text: string
  citedIds: ReadonlySet<string>
}

const lookEverySeconds = 10
const longestAnswerMs = 120_000
const longestShown = 900
const longestTitle = 60

export function createTwinChecks(platform: Platform, { brain, reader, notifications }: CheckUses) {
  const { db, jobs, log } = platform
  const exclusive = { find: findDue, everySeconds: lookEverySeconds }
  jobs.define('check-twins', { schema: z.object({ ownerId: z.uuid() }), exclusive }, ({ ownerId }, { signal }) =>
    checkTwin(ownerId, signal),
  )

  async function findDue() {
    const current = nameModel(await brain.getTwinModel(''))
    const waiting = await db.pendingTwinChecks.findMany()
    const due = waiting.filter(({ nextTryAt }) => nextTryAt <= new Date())
    const answeredByOthers = await db.twinCheck.findMany({
      where: { model: { not: current }, ownerId: { notIn: waiting.map(({ ownerId }) => ownerId) } },
      distinct: 'ownerId',
      select: { ownerId: true },
    })
    return [...due, ...answeredByOthers].map(({ ownerId }) => ({ data: { ownerId }, key: ownerId }))
  }

  async function checkTwin(ownerId: string, signal: AbortSignal): Promise<void> {
    const pending = await db.pendingTwinChecks.findUnique({ where: { ownerId } })
    const isPublic = (await reader.getPublicProfile(null, ownerId)) !== null
    // A private twin knows nothing; making it public marks its checks as due.
    if (!isPublic) await db.twinCheck.updateMany({ where: { ownerId }, data: { model: null } })
    else if (!(await checkAll(ownerId, signal))) {
      await db.pendingTwinChecks.upsert({
        where: { ownerId },
        create: { ownerId, nextTryAt: getRetryTime(retryAttempts) },
        update: { nextTryAt: getRetryTime(retryAttempts) },
      })
      return
    }
    if (pending && !signal.aborted) await db.pendingTwinChecks.deleteMany({ where: pending })
  }

  async function checkAll(ownerId: string, signal: AbortSignal): Promise<boolean> {
    const checks = await db.twinCheck.findMany({ where: { ownerId }, orderBy: { createdAt: 'asc' } })
    const model = await brain.getTwinModel(ownerId)
    for (const check of checks) {
      if (signal.aborted) return true
      try {
        await store(check, await ask(check, model, signal), nameModel(model))
      } catch (err) {
        if (!signal.aborted) log.warn({ err, checkId: check.id }, 'a check of a twin failed')
        return signal.aborted
      }
    }
    return true
  }

  async function ask({ ownerId, question, id }: TwinCheck, model: Model, signal: AbortSignal): Promise<GivenAnswer> {
    const conversation = { threadId: '', runId: id, userStepId: '', position: 1 }
    const parts = brain.answer(
      {
        ...conversation,
        agentType: 'twin',
        ownerId,
        question,
        isOwnTwin: true,
        now: new Date(),
        timezone: null,
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestAnswerMs)]),
        leaveMessage: async () => null,
        keepReceipt: async () => {},
      },
      model,
    )
    return readAnswer(parts)
  }

  async function store(check: TwinCheck, { text, citedIds }: GivenAnswer, model: string): Promise<void> {
    const { id, ownerId, question, answer, updatedAt } = check
    const isCited = check.itemId !== null && citedIds.has(check.itemId)
    const state = repeatsCorrection(text, answer, { isCited }) ? 'passed' : 'failed'
    const notification = await transaction(db, async (tx) => {
      const result = { state, lastAnswer: text, model, checkedAt: new Date(), updatedAt } as const
      // The owner may have changed or deleted the check in between.
      const { count } = await tx.twinCheck.updateMany({ where: { id, updatedAt }, data: result })
      if (count === 0 || state === 'passed' || check.state === 'failed') return null
      await recordEvent(tx, ownerId, 'twin.check_failed', { check_id: id })
      return notifications.write(tx, ownerId, {
        channel: 'twin',
        type: 'warning',
        title: `Your twin answers “${shorten(question, longestTitle)}” differently now`,
        summary: 'Your correction and your twin’s new answer:',
        message: `${shorten(answer, longestShown)}\n\n${shorten(text, longestShown)}`,
        actionUrl: '/twin?view=checks',
      })
    })
    const news: TwinCheckNews = { type: 'twin-check-changed', checkId: id }
    await publishToViewer(platform, ownerId, news)
    if (notification) await notifications.notifyClients(ownerId, notification.id)
  }

  return { findDue, checkNow: (ownerId: string) => checkTwin(ownerId, new AbortController().signal) }
}

/** The third retry is minutes away. */
const retryAttempts = 3

function nameModel({ provider, name }: Model): string {
  return `${provider} ${name}`
}

async function readAnswer(parts: AsyncIterable<AgentPart>): Promise<GivenAnswer> {
  let text = ''
  const ids = new Map<number, string>()
  for await (const part of parts) {
    if (part.type === 'text') text += part.text
    if (part.type === 'sources') for (const { number, sourceId } of part.sources) ids.set(number, sourceId)
  }
  const citedIds = [...findQuotedNumbers(text)].flatMap((number) => ids.get(number) ?? [])
  return { text, citedIds: new Set(citedIds) }
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}
