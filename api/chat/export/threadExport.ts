import { agents } from '../../agents/registry.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Participant } from '../../platform/viewer.ts'
import { getSummary } from '../context/context.service.ts'
import { findCitations } from '../steps/citations.ts'
import { createQuestions, findAsked } from '../questions/questions.ts'
import { getOwnThread } from '../threads/participants.ts'
import { showStep } from '../steps/stepBodies.ts'
import { showThread } from '../threads/threadBodies.ts'
import { createVersions } from '../steps/versions.ts'
import type { Prisma, VisitorMessageKind } from '../../platform/__generated__/prisma/client.ts'
import { isAiGenerated, type StepWithRelations, stepRelations } from '../steps/steps.service.ts'
import type { VisibleAnswers } from '../visibility/visibleAnswers.ts'
import { hideWithdrawn, type SourceReader } from '../visibility/withdrawnSources.ts'
import type { Thread } from '../threads/threads.service.ts'
import { getFileName } from '../uploads/uploads.service.ts'

export const exportFormats = ['markdown', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

export interface ExportedThread {
  readonly fileName: string
  readonly text: AsyncIterable<string>
}

export interface ExportedMessage {
  readonly step_id: string
  readonly kind: VisitorMessageKind
  readonly text: string
  readonly sent_at: Date
  readonly reply: string | null
  readonly replied_at: Date | null
}

const pageSize = 200
const extensions = { markdown: 'md', json: 'json' } satisfies Record<ExportFormat, string>

export class ThreadExport {
  readonly #platform: Pick<Platform, 'config' | 'db'>
  readonly #twins: SourceReader
  readonly #answers: VisibleAnswers
  readonly #versions: ReturnType<typeof createVersions>
  readonly #questions: ReturnType<typeof createQuestions>

  constructor(platform: Pick<Platform, 'config' | 'db'>, uses: { twins: SourceReader; answers: VisibleAnswers }) {
    this.#platform = platform
    this.#twins = uses.twins
    this.#answers = uses.answers
    this.#versions = createVersions(platform.db)
    this.#questions = createQuestions(platform.db)
  }

  async open(participant: Participant, { id, format }: { id: string; format: ExportFormat }): Promise<ExportedThread> {
    return this.exportThread(await getOwnThread(this.#platform.db, participant, id), format)
  }

  /** Callers must check ownership first. */
  exportThread(thread: Thread, format: ExportFormat): ExportedThread {
    const fileName = `${thread.createdAt.toISOString().slice(0, 10)}-${toSlug(thread.name)}-${thread.id.slice(-6)}.${extensions[format]}`
    return { fileName, text: format === 'json' ? this.#writeJson(thread) : this.#writeMarkdown(thread) }
  }

  async *#writeJson(thread: Thread): AsyncGenerator<string> {
    const shown = await this.#answers.showThread(thread)
    const summary = JSON.stringify(getSummary(thread))
    yield `{\n"thread": ${JSON.stringify(showThread(shown))},\n"summary": ${summary},\n"steps": [`
    for await (const steps of this.#readShown(thread)) yield* this.#toJson(steps)
    for await (const steps of this.#readHidden(thread)) yield* this.#toJson(steps)
    yield '\n]'
    const messages = [...(await this.#readVisitorMessages(thread)).values()].flat()
    if (messages.length > 0) yield `,\n"visitor_messages": ${JSON.stringify(messages)}`
    yield '\n}\n'
  }

  async *#toJson(steps: StepWithRelations[]): AsyncGenerator<string> {
    const shown = await this.#questions.add(await this.#versions.add(steps))
    for (const step of shown) yield `${step.position === 0 ? '' : ','}\n${JSON.stringify(showStep(step))}`
  }

  async *#writeMarkdown(thread: Thread): AsyncGenerator<string> {
    yield `# ${thread.name ?? 'Conversation'}\n\nStarted ${formatTime(thread.createdAt)}.\n`
    const messages = await this.#readVisitorMessages(thread)
    for await (const steps of this.#readShown(thread)) {
      for (const step of steps) {
        // The owner answers an earlier message in person.
        if (step.isByOwner && step.output === '') continue
        yield formatStep(step, thread)
        for (const message of messages.get(step.id) ?? []) yield describeMessage(message)
      }
    }
  }

  /** Messages to the owner of a twin, by the step that they belong to. */
  async #readVisitorMessages({ id, twinOwnerId }: Thread): Promise<Map<string, ExportedMessage[]>> {
    if (twinOwnerId === null) return new Map()
    const messages = await this.#platform.db.visitorMessage.findMany({ where: { step: { threadId: id } }, orderBy: { id: 'asc' } })
    const shown = messages.map(({ stepId: step_id, kind, text, sentAt: sent_at, reply, repliedAt: replied_at }) => ({
      step_id,
      kind,
      text,
      sent_at,
      reply,
      replied_at,
    }))
    return Map.groupBy(shown, ({ step_id }) => step_id)
  }

  async *#readShown(thread: Thread): AsyncGenerator<StepWithRelations[]> {
    const { id: threadId } = thread
    for (let from = 0; ; from += pageSize) {
      const steps = await this.#readPage({ where: { threadId, position: { gte: from } }, orderBy: { position: 'asc' } })
      yield await hideWithdrawn(this.#twins, thread, steps)
      if (steps.length < pageSize) return
    }
  }

  async *#readHidden({ id: threadId }: Thread): AsyncGenerator<StepWithRelations[]> {
    for (let after: { cursor: { id: string }; skip: 1 } | null = null; ;) {
      const steps = await this.#readPage({ where: { threadId, position: null }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], ...after })
      yield steps
      const last = steps.at(-1)
      if (!last || steps.length < pageSize) return
      after = { cursor: { id: last.id }, skip: 1 }
    }
  }

  #readPage(page: Pick<Prisma.StepFindManyArgs, 'where' | 'orderBy' | 'cursor' | 'skip'>): Promise<StepWithRelations[]> {
    return this.#platform.db.step.findMany({ ...page, take: pageSize, include: stepRelations })
  }

  toUrl(id: string, format: ExportFormat): string {
    return `${this.#platform.config.publicUrl}/api/v1/chat/threads/${id}/export?format=${format}`
  }
}

function formatStep(step: StepWithRelations, { agentType }: Thread): string {
  const speaker = step.stepType === 'user_message' ? 'You' : step.isByOwner ? 'Owner' : agents[agentType].label
  const files = step.elements.filter(({ filePath }) => filePath).map((element) => `Attached: ${getFileName(element)}`)
  const choices = findAsked(step)?.choices.map((choice) => `- ${choice}\n`) ?? []
  const tools = step.toolCalls.map(({ displayName }) => `Used: ${displayName}`)
  const { agent_model } = step.metadata as { agent_model?: string }
  const model = agent_model === undefined ? [] : [`Model: ${agent_model}`]
  const sources = findCitations(step).map(({ number, title, excerpt }) => `[${number}] ${title}: ${excerpt}`)
  const mark = isAiGenerated(step) ? ['AI-generated'] : []
  const notes = [...files, ...tools, ...sources, ...mark, ...model].map((note) => `> ${note.replaceAll(/\s+/g, ' ')}\n`)
  return `\n## ${speaker}, ${formatTime(step.createdAt)}\n\n${step.input || step.output}\n${choices.length > 0 ? `\n${choices.join('')}` : ''}${notes.length > 0 ? `\n${notes.join('>\n')}` : ''}`
}

function describeMessage({ text, sent_at, reply, replied_at }: ExportedMessage): string {
  const answer = reply === null || replied_at === null ? '' : `\n## Owner, ${formatTime(replied_at)}\n\n${reply}\n`
  return `\n## You to the owner, ${formatTime(sent_at)}\n\n${text}\n${answer}`
}

function formatTime(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function toSlug(name: string | null): string {
  const words =
    (name ?? '')
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 40).replace(/-$/, '') || 'conversation'
}
