import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Database } from '../../platform/database/database.ts'
import { ConflictError, InputError } from '../../platform/errors.ts'
import type { RestEnv } from '../router.ts'

/** In characters, as elsewhere. */
const maxKeyLength = 255
/** Of one person; older ones are forgotten. */
const maxKept = 1000
/** Their answers hold secrets, which are stored nowhere. */
const secretPaths = ['/api/v1/auth/', '/api/v1/account/access-tokens', '/api/v1/webhooks']

interface Claim {
  /** Whether this call is the first with its key. */
  isFirst: boolean
  requestHash: string
  /** Null while the first call is being answered. */
  status: number | null
  body: string | null
  location: string | null
}

/**
 * A POST of a signed-in person with an Idempotency-Key is done once: the same call with the same key gets the answer of the first for a
 * day, and another call with it is refused. Calls that failed may be tried again. Files and streams go without.
 */
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

/** A call whose process died has been answered by nobody after a minute. */
async function claimKey(db: Database, { userId, key, requestHash }: { userId: string; key: string; requestHash: string }): Promise<Claim> {
  const [claim] = await db.$queryRaw<Claim[]>`
    WITH old AS (
      DELETE FROM idempotency_keys WHERE user_id = ${userId}::uuid AND key <> ${key} AND (created_at < now() - interval '1 day'
        OR created_at < (SELECT created_at FROM idempotency_keys WHERE user_id = ${userId}::uuid ORDER BY created_at DESC OFFSET ${maxKept} LIMIT 1))
    ), first AS (
      INSERT INTO idempotency_keys AS known (user_id, key, request_hash) VALUES (${userId}::uuid, ${key}, ${requestHash})
      ON CONFLICT (user_id, key) DO UPDATE SET request_hash = excluded.request_hash, status = NULL, body = NULL, location = NULL, created_at = now()
        WHERE known.created_at < now() - CASE WHEN known.status IS NULL THEN interval '1 minute' ELSE interval '1 day' END
      RETURNING true AS "isFirst", request_hash AS "requestHash", status, body, location
    )
    SELECT * FROM first
    UNION ALL SELECT false, request_hash, status, body, location FROM idempotency_keys
      WHERE user_id = ${userId}::uuid AND key = ${key} AND NOT EXISTS (SELECT FROM first)`
  // Deleted in between, by a call that failed.
  return claim ?? claimKey(db, { userId, key, requestHash })
}
