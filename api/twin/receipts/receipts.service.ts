import { sql } from 'kysely'
import type { ProfileService } from '../../profile/profile.service.ts'
import { isOwned } from '../../chat/engine/runStore.ts'
import { now, type OwnedRun } from '../../chat/runs/ownedRun.ts'
import type { TwinSourceRule } from '../../platform/__generated__/prisma/client.ts'
import type { JsonValue } from '../../platform/__generated__/prisma/internal/prismaNamespace.ts'
import { countChanged, kysely } from '../../platform/database/sql/typedSql.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { toStorableJson } from '../../platform/text/storableJson.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { EmbedQuestion } from '../../retrieval/embeddings/questionMeanings.ts'
import { searchSentence } from '../../retrieval/sentenceSearch.ts'
import type { AdmittedPassage, SentRequest } from '../agent/receiptDraft.ts'
import { countFields, toWholePreview } from '../profile/publicProfile.ts'
import type { TwinReader } from '../reader/reader.ts'

export const withholdingRules = ['hidden_item', 'hidden_field', 'withdrawn_source', 'less_relevant'] as const
export type WithholdingRule = (typeof withholdingRules)[number]

export interface ReceiptPassage extends Omit<AdmittedPassage, 'text'> {
  text: string | null
}

export interface Receipt {
  stepId: string
  model: string
  sourceRule: TwinSourceRule
  sentAt: Date
  durationMs: number | null
  promptTokens: number | null
  completionTokens: number | null
  passages: ReceiptPassage[]
  withheld: { rule: WithholdingRule; count: number }[]
}

interface Uses {
  reader: Pick<TwinReader, 'findReadable' | 'countReadable'>
  profile: Pick<ProfileService, 'get'>
  embedQuestion: EmbedQuestion
}

const maxHidden = 8

export class ReceiptsService {
  readonly #db: Platform['db']
  readonly #uses: Uses

  constructor({ db }: Pick<Platform, 'db'>, uses: Uses) {
    this.#db = db
    this.#uses = uses
  }

  async find({ userId: ownerId }: Viewer, { stepId }: { stepId: string }): Promise<Receipt | null> {
    const run = { select: { promptTokens: true, completionTokens: true } } as const
    const stored = isUuid(stepId)
      ? await this.#db.twinReceipt.findFirst({
          where: { stepId, step: { thread: { twinOwnerId: ownerId } } },
          include: { step: { select: { threadId: true, totalTimeMs: true, run } } },
        })
      : null
    if (!stored) return null
    const { step, model, sourceRule, sentAt } = stored
    const passages = stored.passages as unknown as AdmittedPassage[]
    const isReadable = await this.#uses.reader.findReadable({ ownerId, threadId: step.threadId }, passages)
    const withheld = stored.withheld as Record<WithholdingRule, number>
    return {
      stepId,
      model,
      sourceRule,
      sentAt,
      durationMs: step.totalTimeMs,
      promptTokens: step.run?.promptTokens ?? null,
      completionTokens: step.run?.completionTokens ?? null,
      passages: passages.map((passage) => (isReadable(passage) ? passage : { ...passage, text: null })),
      withheld: withholdingRules.flatMap((rule) => (withheld[rule] > 0 ? [{ rule, count: withheld[rule] }] : [])),
    }
  }

  async store(run: OwnedRun, { model, sourceRule, passages, ...request }: SentRequest & { model: string }): Promise<boolean> {
    const withheld = {
      ...(await this.#countHidden(run, request.queries)),
      withdrawn_source: request.withdrawnAnswers,
      less_relevant: request.unselected,
    } satisfies Record<WithholdingRule, number>
    const columns = ['model', 'sourceRule', 'passages', 'withheld', 'sentAt'] as const
    const rows = await countChanged(
      this.#db,
      kysely
        .insertInto('twinReceipts')
        .columns(['stepId', ...columns])
        .expression((eb) =>
          eb
            .selectFrom('runs')
            .select([
              'assistantStepId',
              sql<string>`${model}::text`.as('model'),
              sql<TwinSourceRule>`${sourceRule}::twin_source_rule`.as('sourceRule'),
              sql<JsonValue>`${toStorableJson(passages)}::jsonb`.as('passages'),
              sql<JsonValue>`${toStorableJson(withheld)}::jsonb`.as('withheld'),
              now.as('sentAt'),
            ])
            .where(isOwned(run)),
        )
        .onConflict((oc) =>
          oc.column('stepId').doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
        ),
    )
    return rows > 0
  }

  /** Repeats the searches without regard to visibility, and counts what the visitor can’t read. */
  async #countHidden(
    { twinOwnerId, threadId }: OwnedRun,
    queries: readonly string[],
  ): Promise<{ hidden_item: number; hidden_field: number }> {
    if (twinOwnerId === null || queries.length === 0) return { hidden_item: 0, hidden_field: 0 }
    const place = { ownerId: twinOwnerId, threadId }
    const ids = queries.every((query) => query.trim() !== '') ? await this.#findItems(twinOwnerId, queries) : null
    const [all, readable, profile] = await Promise.all([
      ids ? ids.length : this.#db.knowledgeItem.count({ where: { userId: twinOwnerId } }),
      this.#uses.reader.countReadable(place, ids),
      this.#uses.profile.get({ userId: twinOwnerId }),
    ])
    return { hidden_item: all - readable.items, hidden_field: countFields(toWholePreview(profile)) - readable.fields }
  }

  async #findItems(ownerId: string, queries: readonly string[]): Promise<string[]> {
    const found = await Promise.all(
      queries.map(async (question) =>
        searchSentence(this.#db, {
          ownerId,
          question,
          meaning: await this.#uses.embedQuestion(question),
          kinds: ['item'],
          limit: maxHidden,
        }),
      ),
    )
    return [...new Set(found.flat().map(({ sourceId }) => sourceId))]
  }
}
