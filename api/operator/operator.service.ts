import { refusePrograms } from '../account/programs.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { NotFoundError } from '../platform/errors.ts'
import type { Viewer } from '../platform/viewer.ts'

export type AuditDetails = Record<string, string | number | boolean | null>

export class OperatorService {
  readonly #db: Database

  constructor({ db }: { db: Database }) {
    this.#db = db
  }

  async isOperator({ userId }: Pick<Viewer, 'userId'>): Promise<boolean> {
    const user = await this.#db.user.findUnique({ where: { id: userId }, select: { isOperator: true } })
    return user?.isOperator ?? false
  }

  /** Operator features look missing to other users and to access tokens, so that a leaked token can’t control the server. */
  async require(viewer: Viewer): Promise<void> {
    if (!(await this.isOperator(viewer))) throw new NotFoundError('not_found')
    refusePrograms(viewer)
  }

  async add({ email }: { email: string }): Promise<void> {
    await transaction(this.#db, async (tx) => {
      const user = await tx.user.findUnique({ where: { email: email.trim().toLowerCase() }, select: { id: true, isOperator: true } })
      if (!user) throw new NotFoundError('not_found')
      if (user.isOperator) return
      await tx.user.update({ where: { id: user.id }, data: { isOperator: true } })
      await this.audit(tx, null, 'operator.added', { user_id: user.id })
    })
  }

  /** Call in the transaction of the change. No secrets in `details`. */
  async audit(tx: Transaction, actor: Pick<Viewer, 'userId'> | null, action: string, details: AuditDetails): Promise<void> {
    await tx.auditEntry.create({ data: { actorId: actor?.userId ?? null, action, details } })
  }
}
