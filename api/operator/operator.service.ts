import { hasScope, requireScope } from '../account/programs.ts'
import type { AuditEntry as StoredEntry } from '../platform/__generated__/prisma/client.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { formatCursor, type KeysetPage, selectPage } from '../platform/database/keysetPages.ts'
import { kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { NotFoundError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { isUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import { type AuditFilter, readAuditFilter } from './auditFilter.ts'

export type AuditDetails = Record<string, string | number | boolean | null>

export interface AuditEntry extends StoredEntry {
  actorName: string | null
  subjectName: string | null
}

export interface AuditPage extends KeysetPage, AuditFilter {}

export const formatAuditCursor = ({ createdAt, id }: AuditEntry): string => formatCursor({ updatedAt: createdAt, id })

const exportPage = 500

export class OperatorService {
  readonly #db: Database
  readonly #config: Pick<Platform['config'], 'publicUrl'>

  constructor({ db, config }: Pick<Platform, 'db' | 'config'>) {
    this.#db = db
    this.#config = config
  }

  async isOperator({ userId }: Pick<Viewer, 'userId'>): Promise<boolean> {
    const user = await this.#db.user.findUnique({ where: { id: userId }, select: { isOperator: true } })
    return user?.isOperator ?? false
  }

  /** Operator features look missing to other users. */
  async require(viewer: Viewer): Promise<void> {
    if (!(await this.isOperator(viewer))) throw new NotFoundError('not_found')
    requireScope(viewer, 'operator')
  }

  async add({ email }: { email: string }): Promise<void> {
    await transaction(this.#db, async (tx) => {
      const user = await tx.user.findUnique({ where: { email: email.trim().toLowerCase() }, select: { id: true, isOperator: true } })
      if (!user) throw new NotFoundError('not_found')
      if (user.isOperator) return
      await tx.user.update({ where: { id: user.id }, data: { isOperator: true } })
      await this.recordAudit(tx, null, 'operator.added', { user_id: user.id })
    })
  }

  async listAudit(viewer: Viewer, { query, from, to, ...page }: AuditPage): Promise<AuditEntry[]> {
    await this.require(viewer)
    const some = kysely.selectFrom('auditEntries').selectAll('auditEntries').where(readAuditFilter({ query, from, to }))
    return this.#nameAccounts(await queryRows(this.#db, selectPage(some, 'auditEntries', 'createdAt', page)))
  }

  get auditLogUrl(): string {
    return `${this.#config.publicUrl}/api/v1/operator/audit-log/export`
  }

  /** JSON lines, newest first. */
  async exportAudit(viewer: Viewer, toShown: (entry: AuditEntry) => unknown): Promise<AsyncGenerator<string>> {
    await this.require(viewer)
    const list = (after?: string) => this.listAudit(viewer, { limit: exportPage, after })
    return (async function* () {
      let page = await list()
      for (let last = page.at(-1); last; last = page.at(-1)) {
        yield page.map((entry) => `${JSON.stringify(toShown(entry))}\n`).join('')
        page = await list(formatAuditCursor(last))
      }
    })()
  }

  async findAudit(viewer: Viewer | null, { id }: { id: string }): Promise<AuditEntry | null> {
    if (!viewer || !hasScope(viewer, 'operator') || !isUuid(id) || !(await this.isOperator(viewer))) return null
    const entry = await this.#db.auditEntry.findUnique({ where: { id } })
    const [named] = entry ? await this.#nameAccounts([entry]) : []
    return named ?? null
  }

  async #nameAccounts(entries: StoredEntry[]): Promise<AuditEntry[]> {
    const subjects = entries.map(({ details }) => getSubjectId(details))
    const ids = [...entries.map(({ actorId }) => actorId), ...subjects].filter((id) => id !== null)
    const users = await this.#db.user.findMany({ where: { id: { in: ids } }, select: { id: true, username: true } })
    const names = new Map<string | null, string>(users.map(({ id, username }) => [id, username]))
    return entries.map((entry, index) => ({
      ...entry,
      actorName: names.get(entry.actorId) ?? null,
      subjectName: names.get(subjects[index] ?? null) ?? null,
    }))
  }

  /** Call in the transaction of the change. No secrets in `details`. */
  async recordAudit(tx: Transaction, actor: Pick<Viewer, 'userId'> | null, action: string, details: AuditDetails): Promise<void> {
    await tx.auditEntry.create({ data: { actorId: actor?.userId ?? null, action, details } })
  }
}

function getSubjectId(details: StoredEntry['details']): string | null {
  const id = details && typeof details === 'object' && 'user_id' in details ? details['user_id'] : null
  return typeof id === 'string' && isUuid(id) ? id : null
}
