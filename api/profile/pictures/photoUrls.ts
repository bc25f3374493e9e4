import { sql } from 'kysely'
import { countChanged } from '../../platform/database/sql/typedSql.ts'
import type { Platform } from '../../platform/platform.ts'

/** Stored URLs of uploaded photos contain PUBLIC_URL, and follow its changes. */
export async function updatePhotoUrls({ config, db, log }: Pick<Platform, 'config' | 'db' | 'log'>): Promise<void> {
  // Operators may have set PUBLIC_URL for web processes only.
  if (!config.roles.includes('web')) return
  const folder = `${config.publicUrl}/files/photos/`
  const update = (url: string) => sql`regexp_replace(${sql.ref(url)}, own.pattern, ${folder}::text || '\\1')`
  const count = await countChanged(
    db,
    sql`WITH own AS (
      SELECT user_id, '^https?://[^/]+/files/photos/(' || left(encode(sha256(convert_to(user_id::text, 'UTF8')), 'hex'), 32)
        || '/[0-9a-f-]{36}[.]webp)$' AS pattern
      FROM profiles WHERE photos <> '{}'
    )
    UPDATE profiles SET
      photos = ARRAY(SELECT ${update('photo')} FROM unnest(photos) WITH ORDINALITY AS each(photo, place) ORDER BY place),
      photo_audiences = (SELECT coalesce(jsonb_object_agg(${update('key')}, value), '{}') FROM jsonb_each(photo_audiences))
    FROM own WHERE profiles.user_id = own.user_id
      AND EXISTS (SELECT FROM unnest(photos) AS photo WHERE photo ~ pattern AND NOT starts_with(photo, ${folder}))`,
  )
  if (count > 0) log.info({ count }, 'uploaded photos have the new PUBLIC_URL')
}
