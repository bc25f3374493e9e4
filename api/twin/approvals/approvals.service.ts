import type { AgentPart } from '../../agents/agent.ts'
import type { NumberedSource } from '../../agents/sources.ts'
import { LostRunError } from '../../chat/engine/toolEffects.ts'
import { lockOwnedRun } from '../../chat/engine/runStore.ts'
import type { OwnedRun } from '../../chat/runs/ownedRun.ts'
import { toAnswerPreview } from '../../chat/threads/previews.ts'
import { messageText } from '../../chat/validation.ts'
import { createModelFailure } from '../../models/failures.ts'
import { isAbout } from '../../models/builtIn/questions/subjects.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { AnswerApproval, Prisma } from '../../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { detectLanguage } from '../../platform/language/words.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { toStorableJson } from '../../platform/text/storableJson.ts'
import { toStorable } from '../../platform/text/text.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { recordEvent } from '../../webhooks/webhookEvents.ts'
import { holdForApproval } from '../agent/tools.ts'
import { announceInbox, lockInbox } from '../visits/inbox/inbox.service.ts'
import type { TakeoverService } from '../takeover/takeover.service.ts'
import { notices } from './notices.ts'

interface Uses {
  readonly notifications: NotificationsService
  readonly takeover: Pick<TakeoverService, 'announceRun'>
}

const alive: AgentPart = { type: 'text', text: '' }
/** One for all waiting answers. */
const announcement = { title: 'Answer waiting for your approval', actionUrl: '/twin?view=inbox' } as const

export class ApprovalsService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'live' | 'log'>
  readonly #uses: Uses

  constructor(platform: Pick<Platform, 'config' | 'db' | 'live' | 'log'>, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
  }

  /** Stores an answer that needs approval and passes on a notice instead. Until this is decided, empty text serves as a heartbeat. */
  async *screen(run: OwnedRun, answer: AsyncIterable<AgentPart>, signal: AbortSignal): AsyncGenerator<AgentPart> {
    const rule = await this.#findRule(run)
    if (!rule) return yield* answer
    const [question = ''] = rule.questions
    const notice: AgentPart = { type: 'text', text: notices.waiting[detectLanguage(question)] }
    // An earlier attempt stored it and crashed.
    if (rule.isWaiting) return yield notice
    const parts: AgentPart[] = []
    let remainingChars = this.#platform.config.llm.maxAnswerChars
    for await (const part of answer) {
      if (part.type === 'text' && (remainingChars -= part.text.length) < 0) throw createModelFailure('answer_too_long')
      parts.push(part)
      yield alive
    }
    if (signal.aborted) return
    const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
    const needsApproval =
      rule.isForEveryAnswer ||
      parts.some((part) => part.type === 'tool-call' && part.name === holdForApproval.name) ||
      rule.subjects.some((subject) => [...rule.questions, text].some((message) => isAbout(message, subject)))
    if (text.trim() === '' || !needsApproval) return yield* parts
    await this.#hold(run, text, listSources(parts))
    yield* parts.filter(({ type }) => type === 'usage')
    yield notice
  }

  async approve(viewer: Viewer, { id, text: edited }: { id: string; text?: string | null | undefined }): Promise<void> {
    const text = edited == null ? null : parseInput(messageText, edited, 'text')
    await this.#decide(viewer, id, async (tx, waiting) => {
      const sources = waiting.sources as unknown as NumberedSource[]
      await tx.stepSource.createMany({ data: sources.map(({ text: excerpt, ...source }) => ({ ...source, stepId: id, excerpt })) })
      return { approval: 'approved', output: text ?? waiting.text }
    })
  }

  async reject(viewer: Viewer, { id }: { id: string }): Promise<void> {
    await this.#decide(viewer, id, async (_tx, { step }) => ({
      approval: 'rejected',
      output: notices.rejected[detectLanguage(step.run?.userStep.input ?? '')],
    }))
  }

  async #findRule({ twinOwnerId: ownerId, userId, userStepId, assistantStepId, threadId, position }: OwnedRun) {
    if (ownerId === null || ownerId === userId) return null
    const { db } = this.#platform
    const character = await db.twinCharacter.findUnique({
      where: { ownerId },
      select: { approvesEveryAnswer: true, approvalSubjects: true },
    })
    if (!character || (!character.approvesEveryAnswer && character.approvalSubjects.length === 0)) return null
    const [waiting, messages] = await Promise.all([
      db.waitingAnswer.findUnique({ where: { stepId: assistantStepId }, select: { stepId: true } }),
      // The previous question may have named the subject.
      db.step.findMany({
        where: { threadId, stepType: 'user_message', OR: [{ id: userStepId }, { position: { lt: position } }] },
        orderBy: { position: 'desc' },
        take: 2,
        select: { input: true },
      }),
    ])
    return {
      isForEveryAnswer: character.approvesEveryAnswer,
      subjects: character.approvalSubjects,
      isWaiting: waiting !== null,
      questions: messages.map(({ input }) => input),
    }
  }

  async #hold(run: OwnedRun, text: string, sources: NumberedSource[]): Promise<void> {
    const { twinOwnerId: ownerId, assistantStepId: stepId, threadId } = run
    if (ownerId === null) return
    const { notifications } = this.#uses
    const notification = await transaction(this.#platform.db, async (tx) => {
      if (!(await lockOwnedRun(tx, run))) throw new LostRunError()
      await lockInbox(tx, ownerId)
      await tx.step.update({ where: { id: stepId }, data: { approval: 'waiting' } })
      const stored = JSON.parse(toStorableJson(sources)) as Prisma.InputJsonValue
      await tx.waitingAnswer.create({ data: { stepId, ownerId, text: toStorable(text), sources: stored } })
      await recordEvent(tx, ownerId, 'twin.approval_waiting', { conversation_id: threadId, entry_id: stepId })
      const isNotified = await tx.notification.findFirst({
        where: { userId: ownerId, readAt: null, ...announcement },
        select: { id: true },
      })
      if (isNotified) return null
      return notifications.write(tx, ownerId, { channel: 'twin', type: 'info', summary: '', ...announcement })
    })
    await announceInbox(this.#platform, ownerId)
    if (notification) await notifications.notifyClients(ownerId, notification.id)
  }

  async #decide(
    { userId: ownerId }: Viewer,
    stepId: string,
    decide: (tx: Transaction, waiting: Waiting) => Promise<{ approval: AnswerApproval; output: string }>,
  ): Promise<void> {
    const { db } = this.#platform
    const where = { stepId, ownerId }
    const found = isUuid(stepId) ? await db.waitingAnswer.findFirst({ where, include: withStep }) : null
    if (!found) throw new NotFoundError('no_such_inbox_entry')
    const { threadId, position, thread } = found.step
    await transaction(db, async (tx) => {
      const { count } = await tx.waitingAnswer.deleteMany({ where })
      if (count === 0) throw new NotFoundError('no_such_inbox_entry')
      const data = await decide(tx, found)
      await tx.step.update({ where: { id: stepId }, data })
      await tx.thread.updateMany({
        where: { id: threadId, stepCount: (position ?? 0) + 1 },
        data: { lastMessagePreview: toAnswerPreview(data.output), updatedAt: new Date() },
      })
    })
    await announceInbox(this.#platform, ownerId)
    await this.#uses.takeover.announceRun({ threadId, userId: thread.userId }, { decidedStepId: stepId })
    const next = await db.waitingAnswer.findFirst({ where: { ownerId }, select: { stepId: true } })
    if (!next) await this.#uses.notifications.markDone({ userId: ownerId }, announcement)
  }
}

const withStep = {
  step: { include: { thread: { select: { userId: true } }, run: { select: { userStep: { select: { input: true } } } } } },
} satisfies Prisma.WaitingAnswerInclude

type Waiting = Prisma.WaitingAnswerGetPayload<{ include: typeof withStep }>

function listSources(parts: readonly AgentPart[]): NumberedSource[] {
  const unused = new Set(parts.flatMap((part) => (part.type === 'unused-sources' ? part.numbers : [])))
  const sources = parts.flatMap((part) => (part.type === 'sources' ? part.sources : []))
  return sources.filter(({ number }) => !unused.has(number))
}
