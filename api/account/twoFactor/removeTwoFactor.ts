import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { NotFoundError } from '../../platform/errors.ts'

export async function removeTwoFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.twoFactor.deleteMany({ where: { userId } })
  await tx.user.updateMany({ where: { id: userId }, data: { twoFactorEnabled: false } })
}

/** Helps users who lost the app and the recovery codes. */
export async function resetTwoFactor(db: Database, { email }: { email: string }): Promise<void> {
  await transaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: { email: email.trim().toLowerCase() }, select: { id: true } })
    if (!user) throw new NotFoundError('not_found')
    await removeTwoFactor(tx, user.id)
  })
}
