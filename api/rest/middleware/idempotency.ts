import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { queryFirstRow, kysely, type Tables } from '../../platform/database/sql/typedSql.ts'
import { ConflictError, InputError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RestEnv } from '../router.ts'

const maxKeyLength = 255
/** Per user. */
const maxKept = 1000
/** Responses with secrets must not be stored. */
const secretPaths = ['/api/v1/auth/', '/api/v1/account/', '/api/v1/operator/invitations', '/api/v1/webhooks']

const answered = ['requestHash', 'status', 'body', 'location'] as const

type Claim = Pick<Tables['idempotencyKeys'], (typeof answered)[number]> & {
  isFirst: boolean
}

const maxAgeMs = 86_400_000

/** The next request with a key also deletes old ones, but may never come. */
export function defineKeyDeletion({ db, jobs }: Platform): void {
  jobs.define('delete-old-idempotency-keys', { schema: z.object({}), cron: '10 4 * * *' }, () => deleteOldKeys(db, new Date()))
}

export async function deleteOldKeys(db: Database, now: Date): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - maxAgeMs) } } })
}

/** Replays responses to POST requests of signed-in users within a day. Failed requests can be retried. */
export function answerOnce(db: Database): MiddlewareHandler<RestEnv> {
  return async (c, next) => {
    const key = c.req.header('idempotency-key')
    const userId = c.get('viewer')?.userId
    if (key === undefined || !userId || c.req.method !== 'POST') return next()
    if (key.length === 0 || key.length > maxKeyLength) {
      throw new InputError('idempotency_key_length', { params: { limit: maxKeyLength } })
    }
    const { path } = c.req
    if (secretPaths.some((secret) => path.startsWith(secret))) throw new InputError('idempotency_key_not_taken')
    if (c.req.header('content-type')?.startsWith('multipart/')) throw new InputError('idempotency_key_on_upload')

    const requestHash = createHash('sha256')
      .update(`${c.req.url}\n${await c.req.text()}`)
      .digest('hex')
    const claim = await claimKey(db, { userId, key, requestHash })
    if (!claim.isFirst) {
      if (claim.requestHash !== requestHash) throw new ConflictError('idempotency_key_reused')
      if (claim.status === null) throw new ConflictError('idempotency_key_in_use')
      const headers = {
        'idempotency-replayed': 'true',
        ...(claim.body !== null && { 'content-type': 'application/json' }),
        ...(claim.location !== null && { location: claim.location }),
      }
      return new Response(claim.body, { status: claim.status, headers })
    }
    await next()
    const { res } = c
    const isJson = res.headers.get('content-type')?.startsWith('application/json') ?? false
    if (!res.ok || (!isJson && res.status !== 204)) {
      await db.idempotencyKey.deleteMany({ where: { userId, key } })
      return
    }
    const body = isJson ? await res.clone().text() : null
    await db.idempotencyKey.updateMany({
      where: { userId, key },
      data: { status: res.status, body, location: res.headers.get('location') },
    })
  }
}

/** After a minute, a claim without a response belongs to a crashed process. */
async function claimKey(db: Database, { userId, key, requestHash }: { userId: string; key: string; requestHash: string }): Promise<Claim> {
  const claim = await queryFirstRow(
    db,
    kysely
      .with('old', (eb) =>
        eb
          .deleteFrom('idempotencyKeys')
          .where('userId', '=', userId)
          .where('key', '<>', key)
          .where((eb) => {
            const kept = eb.selectFrom('idempotencyKeys as kept').select('kept.createdAt').where('kept.userId', '=', userId)
            const oldestKept = kept.orderBy('kept.createdAt', 'desc').limit(1).offset(maxKept)
            return eb.or([eb('createdAt', '<', sql<Date>`now() - interval '1 day'`), eb('createdAt', '<', oldestKept)])
          }),
      )
      .with('first', (eb) =>
        eb
          .insertInto('idempotencyKeys')
          .values({ userId, key, requestHash })
          .onConflict((oc) =>
            oc
              .columns(['userId', 'key'])
              .doUpdateSet({ requestHash, status: null, body: null, location: null, createdAt: sql<Date>`now()` })
              .where(
                'idempotencyKeys.createdAt',
                '<',
                sql<Date>`now() - CASE WHEN ${sql.ref('idempotencyKeys.status')} IS NULL THEN interval '1 minute' ELSE interval '1 day' END`,
              ),
          )
          .returning(answered),
      )
      .selectFrom('first')
      .select(['requestHash', 'status', 'body', 'location', sql<boolean>`true`.as('isFirst')])
      .unionAll((eb) =>
        eb
          .selectFrom('idempotencyKeys')
          .select([...answered, sql<boolean>`false`.as('isFirst')])
          .where('userId', '=', userId)
          .where('key', '=', key)
          .where(({ not, exists, selectFrom }) => not(exists(selectFrom('first').select('first.requestHash')))),
      ),
  )
  // A failed request deleted the key in between.
  return claim ?? claimKey(db, { userId, key, requestHash })
}
