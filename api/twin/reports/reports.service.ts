import type { z } from 'zod'
import { hasScope } from '../../account/programs.ts'
import { getParticipantId, ownedBy } from '../../chat/threads/participants.ts'
import { isVisit } from '../../chat/visibility/withdrawnSources.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { NotificationTitle } from '../../notifications/validation.ts'
import type { OperatorService } from '../../operator/operator.service.ts'
import type { AnswerReport as StoredReport, Prisma } from '../../platform/__generated__/prisma/client.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { formatCursor, type KeysetPage, selectPage } from '../../platform/database/keysetPages.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import { toNetwork } from '../../platform/limits/networks.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Participant, Viewer } from '../../platform/viewer.ts'
import { reportFields } from './validation.ts'

export interface AnswerReport extends Omit<StoredReport, 'stepId'> {
  readonly question: string
  readonly answer: string
  readonly twinUsername: string
}

export const formatReportCursor = ({ createdAt, id }: AnswerReport): string => formatCursor({ updatedAt: createdAt, id })

const title: NotificationTitle = 'A visitor reported an answer'

const day = 86_400
const reportsADay = { visitor: 20, network: 60 }

const shown = {
  id: true,
  output: true,
  run: { select: { userStep: { select: { input: true } } } },
  thread: { select: { twinOwner: { select: { username: true } } } },
} satisfies Prisma.StepSelect

export class ReportsService {
  readonly #db: Database
  readonly #operator: OperatorService
  readonly #notifications: NotificationsService
  readonly #limits: Record<keyof typeof reportsADay, Limit>

  constructor({ db, limits }: Pick<Platform, 'db' | 'limits'>, operator: OperatorService, notifications: NotificationsService) {
    this.#db = db
    this.#operator = operator
    this.#notifications = notifications
    const define = (name: keyof typeof reportsADay) => limits.define(`reports-${name}`, { points: reportsADay[name], seconds: day })
    this.#limits = { visitor: define('visitor'), network: define('network') }
  }

  async report(participant: Participant, { stepId, ...input }: { stepId: string } & z.input<typeof reportFields>): Promise<void> {
    const { reason, note } = parseInput(reportFields, input)
    const answer = await this.#db.step.findFirst({
      where: {
        id: stepId,
        stepType: 'assistant_message',
        status: 'completed',
        output: { not: '' },
        OR: [{ approval: null }, { approval: 'approved' }],
        thread: ownedBy(participant),
      },
      select: { thread: { select: { userId: true, twinOwnerId: true } }, report: { select: { id: true } } },
    })
    if (!answer || !isVisit(answer.thread)) throw new NotFoundError('no_such_message')
    if (answer.report) return
    await consume(this.#limits.visitor, getParticipantId(participant))
    if ('guestId' in participant) await consume(this.#limits.network, toNetwork(participant.ip))
    const sent = await transaction(this.#db, async (tx) => {
      const { count } = await tx.answerReport.createMany({ data: { stepId, reason, note: note || null }, skipDuplicates: true })
      return count > 0 ? this.#notifyOperators(tx) : []
    })
    for (const { userId, id } of sent) await this.#notifications.notifyClients(userId, id)
  }

  /** Skips operators who have an unread notification of this kind. */
  async #notifyOperators(tx: Transaction) {
    const operators = await tx.user.findMany({
      where: { isOperator: true, notifications: { none: { title, readAt: null } } },
      select: { id: true },
    })
    return this.#notifications.writeForAll(
      tx,
      operators.map(({ id }) => id),
      { channel: 'product', type: 'warning', title, actionUrl: '/settings/reports' },
    )
  }

  async list(viewer: Viewer, page: KeysetPage): Promise<AnswerReport[]> {
    await this.#operator.require(viewer)
    const all = kysely.selectFrom('answerReports').selectAll('answerReports')
    return this.#load(await queryRows(this.#db, selectPage(all, 'answerReports', 'createdAt', page)))
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<AnswerReport | null> {
    if (!viewer || !hasScope(viewer, 'operator') || !isUuid(id) || !(await this.#operator.isOperator(viewer))) return null
    return this.#get(id)
  }

  async handle(viewer: Viewer, { id }: { id: string }): Promise<AnswerReport> {
    await this.#operator.require(viewer)
    await transaction(this.#db, async (tx) => {
      const { count } = await tx.answerReport.updateMany({ where: { id, handledAt: null }, data: { handledAt: new Date() } })
      if (count > 0) await this.#operator.recordAudit(tx, viewer, 'answer_report.handled', { report_id: id })
    })
    const report = await this.#get(id)
    if (!report) throw new NotFoundError('not_found')
    return report
  }

  async #get(id: string): Promise<AnswerReport | null> {
    const stored = await this.#db.answerReport.findUnique({ where: { id } })
    const [report] = stored ? await this.#load([stored]) : []
    return report ?? null
  }

  async #load(reports: readonly StoredReport[]): Promise<AnswerReport[]> {
    const steps = await this.#db.step.findMany({ where: { id: { in: reports.map(({ stepId }) => stepId) } }, select: shown })
    const byId = new Map(steps.map((step) => [step.id, step]))
    return reports.flatMap(({ stepId, ...report }) => {
      const step = byId.get(stepId)
      if (!step?.thread.twinOwner) return []
      const question = step.run?.userStep.input ?? ''
      return { ...report, question, answer: step.output, twinUsername: step.thread.twinOwner.username }
    })
  }
}

async function consume(limit: Limit, key: string): Promise<void> {
  const verdict = await limit.consume(key)
  if (!verdict.isAllowed) throw new RateLimitError('too_many_reports', Math.ceil(verdict.retryAfterMs / 1000))
}
