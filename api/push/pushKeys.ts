import webPush from 'web-push'
import type { PushKey } from '../platform/__generated__/prisma/client.ts'
import { transaction } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { createSeal, type Secrets } from '../platform/seal.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export const createPushSeal = (secrets: Secrets) => createSeal(secrets, 'push keys')

/** Created at the first use. Subscriptions belong to one key, so it stays. */
export async function readPushKeys({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<PushKeys> {
  const seal = createPushSeal(config.sessionSecrets)
  const open = ({ publicKey, privateKey }: PushKey): PushKeys | null => {
    try {
      return { publicKey, privateKey: seal.open(privateKey) }
    } catch {
      return null
    }
  }
  for (;;) {
    const stored = await db.pushKey.findUnique({ where: { id: 1 } })
    const keys = stored && open(stored)
    if (keys) return keys
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    const data = { publicKey, privateKey: seal.close(privateKey) }
    if (stored) await replaceKeys({ db }, stored, data)
    // Another process may have created them first.
    else await db.pushKey.createMany({ data: [{ id: 1, ...data }], skipDuplicates: true })
  }
}

/** Replaces the keys after the session secret was lost, which makes the subscriptions unreadable too. */
async function replaceKeys({ db }: Pick<Platform, 'db'>, stored: PushKey, data: PushKeys): Promise<void> {
  await transaction(db, async (tx) => {
    const { count } = await tx.pushKey.updateMany({ where: stored, data })
    if (count > 0) await tx.pushSubscription.deleteMany({})
  })
}
