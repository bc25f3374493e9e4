import type { Transaction } from '../../platform/database/database.ts'

/** Visitors' conversations with a twin are titled by its owner's username; they follow it when it changes. For owners who are public now. */
export async function renameTwinIn(tx: Transaction, { ownerId, username }: { ownerId: string; username: string }): Promise<void> {
  await tx.$executeRaw`
    UPDATE threads SET metadata = metadata || jsonb_build_object('twin_username', ${username}::text)
    WHERE twin_owner_id = ${ownerId}::uuid AND metadata->>'twin_username' <> ${username}`
}
