import { createTwoFactorSeal } from './account/auth.ts'
import { createKeySeal } from './models/connections/modelSettings.ts'
import type { Platform } from './platform/platform.ts'
import { createPushSeal } from './push/pushKeys.ts'
import { createSecretSeal } from './webhooks/secrets.ts'

type Reseal = (sealed: string) => string | null | Promise<string | null>

/** Encrypts stored values with the current session secret, so that previous ones can be removed. */
export async function encryptAgain({ config, db, log }: Pick<Platform, 'config' | 'db' | 'log'>): Promise<void> {
  const { sessionSecrets } = config
  if (sessionSecrets.length === 1) return
  const { reseal: resealWebhook } = createSecretSeal(sessionSecrets)
  const { reseal: resealKey } = createKeySeal(sessionSecrets)
  const { reseal: resealTwoFactor } = await createTwoFactorSeal(sessionSecrets)
  let count = 0

  for (const { id, ...stored } of await db.webhook.findMany({ select: { id: true, secret: true, previousSecret: true } })) {
    const data = await resealAll(stored, resealWebhook)
    if (data) count += (await db.webhook.updateMany({ where: { id, ...stored }, data })).count
  }
  for (const { id, ...stored } of await db.modelConnection.findMany({ select: { id: true, apiKey: true } })) {
    const data = await resealAll(stored, resealKey)
    if (data) count += (await db.modelConnection.updateMany({ where: { id, ...stored }, data })).count
  }
  for (const { id, ...stored } of await db.twoFactor.findMany({ select: { id: true, secret: true, backupCodes: true } })) {
    const data = await resealAll(stored, resealTwoFactor)
    if (data) count += (await db.twoFactor.updateMany({ where: { id, ...stored }, data })).count
  }
  const { reseal: resealPush } = createPushSeal(sessionSecrets)
  for (const { id, ...stored } of await db.pushSubscription.findMany({ select: { id: true, keys: true } })) {
    const data = await resealAll(stored, resealPush)
    if (data) count += (await db.pushSubscription.updateMany({ where: { id, ...stored }, data })).count
  }
  for (const { id, ...stored } of await db.pushKey.findMany({ select: { id: true, privateKey: true } })) {
    const data = await resealAll(stored, resealPush)
    if (data) count += (await db.pushKey.updateMany({ where: { id, ...stored }, data })).count
  }
  if (count > 0) log.info({ count }, 'stored secrets are encrypted with the current SESSION_SECRET')
}

/** Null if nothing was sealed with a previous secret. */
async function resealAll<Stored extends Record<string, string | null>>(stored: Stored, reseal: Reseal): Promise<Stored | null> {
  const entries = await Promise.all(Object.entries(stored).map(async ([name, sealed]) => [name, sealed && (await reseal(sealed))] as const))
  const changed = entries.filter(([, sealed]) => sealed)
  return changed.length > 0 ? { ...stored, ...Object.fromEntries(changed) } : null
}
