import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { toStorableJson } from '../../platform/text/storableJson.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { toAnswerPreview, toPreview } from '../../chat/threads/previews.ts'
import type { Written } from '../../chat/imports/importing.ts'
import { findOwn, type Importer, toOwnId } from './ownEntries.ts'
import { stepRow, type StepRow, summaryRow, type ThreadRow, threadRow } from './rows.ts'

export interface Place {
  readonly row: StepRow
  /** In the file. */
  readonly parentId: string | null
  readonly position: number | null
  readonly index: number
}

interface Owner extends Importer {
  readonly importId: string
}

/** Writes conversations sequentially, each in several transactions. */
export class ThreadWriter {
  readonly #owner: Owner
  #thread: { row: ThreadRow; summary: { text: string; position: number } | null } | null = null
  #seen = new Set<string>()
  #lastShown: StepRow | null = null
  #shownCount = 0

  constructor(owner: Owner) {
    this.#owner = owner
  }

  async begin(tx: Transaction, { thread, summary }: { thread: unknown; summary: unknown }): Promise<Written> {
    const { importId } = this.#owner
    this.#thread = null
    this.#seen = new Set()
    this.#lastShown = null
    this.#shownCount = 0
    const { data: row } = threadRow.safeParse(thread)
    if (!row) return { conversationsDone: 1, leftOutCount: 1 }
    const known = (await findOwn(tx, 'thread', this.#owner, [row.id])).get(row.id)
    const isResumed = known !== undefined && (await tx.thread.count({ where: { id: known, importId } })) > 0
    if (known !== undefined && !isResumed) return { conversationsDone: 1, knownCount: 1 }
    this.#thread = { row, summary: summaryRow.safeParse(summary).data ?? null }
    if (!isResumed) await this.#create(tx, row)
    return { conversationsDone: 1, addedCount: 1 }
  }

  async #create(tx: Transaction, row: ThreadRow): Promise<void> {
    const { importId, userId } = this.#owner
    const projects = await findOwn(tx, 'project', this.#owner, [row.project_id])
    await tx.thread.create({
      data: {
        id: toOwnId(this.#owner, row.id),
        userId,
        importId,
        originId: this.#owner.origins.get(row.id) ?? row.id,
        name: row.name,
        isNamedByOwner: row.name !== null,
        agentType: row.agent_type,
        threadType: row.thread_type,
        metadata: row.metadata,
        origin: row.origin,
        projectId: row.project_id && (projects.get(row.project_id) ?? null),
        pinnedAt: row.is_pinned && !row.is_archived ? row.updated_at : null,
        archivedAt: row.is_archived ? row.updated_at : null,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      },
    })
  }

  /** The shown branch has no gaps, and hidden steps follow an earlier one of the same conversation. */
  arrange(values: readonly unknown[]): { places: Place[]; leftOut: number } {
    if (!this.#thread) return { places: [], leftOut: 0 }
    const places: Place[] = []
    for (const value of values) {
      const { data: row } = stepRow.safeParse(value)
      if (!row || this.#seen.has(row.id)) continue
      const isShown = row.position !== null
      if (!isShown && row.parent_id !== null && !this.#seen.has(row.parent_id)) continue
      const parentId = isShown ? (this.#lastShown?.id ?? null) : row.parent_id
      places.push({ row, parentId, position: isShown ? this.#shownCount++ : null, index: this.#seen.size })
      if (isShown) this.#lastShown = row
      this.#seen.add(row.id)
    }
    return { places, leftOut: values.length - places.length }
  }

  async write(tx: Transaction, places: readonly Place[]): Promise<void> {
    if (!this.#thread || places.length === 0) return
    const { importId, userId } = this.#owner
    const threadId = toOwnId(this.#owner, this.#thread.row.id)
    // Deleted during the import.
    if ((await tx.thread.count({ where: { id: threadId, importId } })) === 0) return
    const data = places.map((place) => this.#toStep(place, threadId))
    const created = await tx.step.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
    const isCreated = new Set(created.map(({ id }) => id))
    const added = places.flatMap(({ row }) => {
      const stepId = toOwnId(this.#owner, row.id)
      return isCreated.has(stepId) ? [{ stepId, row }] : []
    })
    await tx.toolCall.createMany({ data: added.flatMap((one) => toToolCalls(this.#owner, one)), skipDuplicates: true })
    await tx.stepSource.createMany({ data: added.flatMap((one) => toSources(this.#owner, one)), skipDuplicates: true })
    for (const { stepId, row } of added) {
      for (const [position, element] of listElements(row).entries()) {
        const id = toOwnId(this.#owner, element.id)
        if (element.element_type === 'file')
          await tx.element.updateMany({ where: { id, userId, stepId: null }, data: { stepId, position } })
        else {
          const { element_type: elementType, content } = element
          await tx.element.createMany({ data: { id, userId, stepId, position, elementType, content }, skipDuplicates: true })
        }
      }
    }
    await this.#end(tx, threadId, places)
  }

  async #end(tx: Transaction, id: string, places: readonly Place[]): Promise<void> {
    const { summary = null } = this.#thread ?? {}
    const last = this.#lastShown
    const isSummarized = summary !== null && summary.position <= this.#shownCount
    const first = places.find(({ position }) => position === 0)
    await tx.thread.update({
      where: { id },
      data: {
        stepCount: this.#shownCount,
        ...(first && { firstMessagePreview: getPreview(first.row) }),
        ...(last && { lastMessagePreview: getPreview(last) }),
        ...(isSummarized && { summary: summary.text, summaryPosition: summary.position }),
      },
    })
  }

  #toStep({ row, parentId, position, index }: Place, threadId: string): Prisma.StepCreateManyInput {
    const { userId } = this.#owner
    const isMessage = row.step_type === 'USER_MESSAGE'
    const { tool_call_session: _, answer, references, ...metadata } = row.metadata
    const mapped = {
      ...metadata,
      ...(answer && { answer: { ...answer, step_id: toOwnId(this.#owner, answer.step_id) } }),
      ...(references && { references: references.map((one) => ({ ...one, id: toOwnId(this.#owner, one.id) })) }),
    }
    return {
      id: toOwnId(this.#owner, row.id),
      threadId,
      userId,
      parentId: parentId && toOwnId(this.#owner, parentId),
      position,
      hiddenAt: position === null ? new Date(row.created_at.getTime() + index) : null,
      stepType: isMessage ? 'user_message' : 'assistant_message',
      status: isMessage ? 'sent' : 'completed',
      input: row.input,
      output: row.output,
      reasoning: row.reasoning,
      reasoningMs: row.reasoning_ms,
      isError: row.is_error,
      errors: toJson(row.errors),
      metadata: toJson(mapped),
      tags: row.tags,
      waitForAnswer: row.wait_for_answer,
      hasUntrustedContent: !isMessage,
      createdAt: row.created_at,
      startTime: row.start_time,
      viewedAt: row.viewed_at,
      rating: row.rating,
      ratingReason: row.rating_reason,
      agentProcessingTimeMs: row.agent_processing_time_ms,
      stepCreationTimeMs: row.step_creation_time_ms,
      totalTimeMs: row.total_time_ms,
    }
  }
}

interface AddedStep {
  readonly stepId: string
  readonly row: StepRow
}

/** Tool calls have their own table. */
export function listElements({ elements }: StepRow) {
  return elements.flatMap(({ element_type, ...element }) =>
    element_type !== 'tool_call' && isUuid(element.id) ? [{ ...element, element_type }] : [],
  )
}

function toToolCalls(importer: Importer, { stepId, row }: AddedStep): Prisma.ToolCallCreateManyInput[] {
  const ids = new Map(row.elements.map(({ id, properties }) => [properties.call_id, id]))
  return (row.metadata.tool_call_session?.tool_calls ?? []).map((call, position) => ({
    id: toOwnId(importer, ids.get(call.id) ?? `${row.id} ${position}`),
    stepId,
    callId: call.id,
    position,
    name: call.name,
    displayName: call.display_name,
    status: 'completed',
    isError: call.is_error,
    inputParams: toJson(mapIds(importer, call.input_params)),
    outputResult: toJson(mapIds(importer, call.output_result)),
    textOffset: call.text_offset,
    startTime: call.start_time,
    endTime: call.end_time,
    durationMs: call.duration_ms,
  }))
}

function toSources(importer: Importer, { stepId, row }: AddedStep): Prisma.StepSourceCreateManyInput[] {
  return row.citations.map(({ source_id, thread_id, ...source }) => ({
    ...source,
    stepId,
    sourceId: isUuid(source_id) ? toOwnId(importer, source_id) : source_id,
    threadId: thread_id && toOwnId(importer, thread_id),
  }))
}

/** Tool results can contain IDs in any shape. */
function mapIds(importer: Importer, value: unknown): unknown {
  if (typeof value === 'string') return isUuid(value) ? toOwnId(importer, value) : value
  if (Array.isArray(value)) return value.map((one) => mapIds(importer, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapIds(importer, one)]))
}

function toJson(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(toStorableJson(value ?? null)) as Prisma.InputJsonValue
}

function getPreview({ input, output, step_type }: StepRow): string {
  return step_type === 'USER_MESSAGE' ? toPreview(input) : toAnswerPreview(output)
}
