import { expect, test, vi } from 'vitest'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { findTwinRoleProblem, openTwinRole } from '../../platform/database/twinRole.ts'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'
import { StartupError } from '../../platform/startupError.ts'
import { withChange } from '../../testing/twinBoundary.ts'
import { readProfiles } from './reader.ts'

const app = await testApp()
const { db, asTwinReader } = app.platform

const findFlawAfter = (change: string) => withChange(db, change, (tx) => findTwinRoleProblem(tx as Database))

test('an intact boundary has no flaw', async () => {
  expect(await findTwinRoleProblem(db)).toBeNull()
})

test.each([
  ['GRANT SELECT ON memories TO twin_reader', /may read more than a twin may know: memories/],
  ['GRANT SELECT (email) ON users TO PUBLIC', /may read more than a twin may know: users/],
  ['GRANT INSERT ON notifications TO twin_reader', /may read more than a twin may know: notifications/],
  ['ALTER TABLE steps DISABLE ROW LEVEL SECURITY', /may read more than a twin may know: steps/],
  [
    'GRANT SELECT ON knowledge_items TO twin_reader',
    /may read more than a twin may know: knowledge_items\.created_at, knowledge_items\.has_untrusted_content, knowledge_items\.import_key\./,
  ],
  ['GRANT SELECT (import_key) ON knowledge_items TO PUBLIC', /may read more than a twin may know: knowledge_items\.import_key\./],
  ['ALTER POLICY public_items ON knowledge_items USING (true)', /were changed outside of this program/],
  ['CREATE POLICY all_items ON knowledge_items FOR SELECT USING (true)', /were changed outside of this program/],
  [
    'CREATE FUNCTION peek() RETURNS bigint LANGUAGE sql SECURITY DEFINER AS $$ SELECT count(*) FROM users $$',
    /may read more than a twin may know: peek\(\)/,
  ],
  ['GRANT pg_read_all_data TO twin_reader', /has too many privileges/],
])('the boundary has a flaw after: %s', async (change, flaw) => {
  expect(await findFlawAfter(change)).toMatch(flaw)
})

test('refuses to start when the role can read too much, and explains the fix', async () => {
  const starting = withChange(db, 'GRANT SELECT (email) ON users TO twin_reader', (tx) => openTwinRole(tx as Database, app.platform.log))
  await expect(starting).rejects.toThrow(StartupError)
  await expect(starting).rejects.toThrow(/may read more than a twin may know: users\.email\. .*run: COMMENT ON VIEW twin_profile IS NULL;/)
  const reverted = 'GRANT SELECT (email) ON users TO twin_reader; COMMENT ON VIEW twin_profile IS NULL'
  expect(await findFlawAfter(reverted)).toBeNull()
})

test('twins cannot read new columns', async () => {
  const read = withChange(db, `ALTER TABLE knowledge_items ADD COLUMN diary text DEFAULT 'Dear diary'`, async (tx) => {
    expect(await findTwinRoleProblem(tx as Database)).toBeNull()
    await tx.$queryRaw`SELECT set_config('role', 'twin_reader', true)`
    await tx.$queryRaw`SELECT title FROM knowledge_items`
    return tx.$queryRaw`SELECT diary FROM knowledge_items`
  })
  await expect(read).rejects.toThrow(/permission denied for table knowledge_items/)
})

test('twin readers reject an owner’s transaction at compile time', () => {
  const asOwner = (tx: Transaction) => {
    // @ts-expect-error It has an owner's rights.
    void readProfiles(tx, [])
  }
  expect(asOwner).toBeTypeOf('function')
})

test('grants missing rights at startup', async () => {
  expect(await findFlawAfter('REVOKE ALL ON step_sources FROM twin_reader')).toBeNull()
})

const lost = 'ALTER ROLE twin_reader RENAME TO somebody_else'
const powerless = 'CREATE ROLE powerless; GRANT powerless TO CURRENT_USER; SET LOCAL ROLE powerless'

test('creates a missing role with the same rights at startup', async () => {
  const [flaw, rights] = await withChange(db, lost, async (tx) => [await findTwinRoleProblem(tx as Database), await readRights(tx)])
  expect(flaw).toBeNull()
  expect(rights).toEqual(await readRights(db))
})

test.each([
  [
    `${lost}; ${powerless}`,
    /there is no role twin_reader. An administrator can run: CREATE ROLE twin_reader NOLOGIN; GRANT twin_reader TO "powerless"/,
  ],
  [powerless, /user "powerless" may not act as the role twin_reader. An administrator can run: GRANT twin_reader TO "powerless"/],
])('keeps twins closed without permission to create the role, and explains the fix: %s', async (change, flaw) => {
  const warn = vi.fn()
  const log = { ...app.platform.log, warn } as unknown as Log
  const closed = await withChange(db, change, (tx) => openTwinRole(tx as Database, log))
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(flaw))
  await expect(closed.asTwinReader({ reader: null }, (tx) => tx.user.count())).rejects.toThrow('Twins aren’t available on this server.')
})

function readRights(tx: Transaction) {
  return tx.$queryRaw`
    SELECT table_name, column_name, privilege_type FROM information_schema.column_privileges WHERE grantee = 'twin_reader'
    UNION SELECT table_name, '', privilege_type FROM information_schema.table_privileges WHERE grantee = 'twin_reader' ORDER BY 1, 2, 3`
}

test('a twin can read only its own thread and change nothing', async () => {
  const ada = await createPerson(app)
  const threads = await Promise.all(
    (['twin', 'private_brain'] as const).map((agentType) =>
      db.thread.create({
        data: {
          userId: ada.id,
          agentType,
          threadType: agentType === 'twin' ? 'self_twin_chat' : 'private_chat',
          twinOwnerId: agentType === 'twin' ? ada.id : null,
          steps: { create: { userId: ada.id, position: 0, stepType: 'user_message', status: 'sent', input: 'Hello' } },
        },
      }),
    ),
  )
  const counts = threads.map(({ id }) => asTwinReader({ threadId: id }, (tx) => tx.step.count({ select: { id: true } })))
  expect(await Promise.all(counts)).toEqual([{ id: 1 }, { id: 0 }])
  expect(await asTwinReader({ reader: null }, (tx) => tx.step.count({ select: { id: true } }))).toEqual({ id: 0 })
  const [own] = threads
  if (!own) throw new Error('There is no thread.')
  await expect(
    asTwinReader({ threadId: own.id }, (tx) => tx.step.updateMany({ where: { threadId: own.id }, data: { input: 'Changed' } })),
  ).rejects.toThrow(/read-only transaction|permission denied/)
  await expect(asTwinReader({ threadId: own.id }, (tx) => tx.user.count())).rejects.toThrow(/permission denied/)
})

test('reads use only the role of twins', async () => {
  const reads = Array.from({ length: 20 }, () =>
    asTwinReader({ reader: null }, (tx) => tx.$queryRaw<{ role: string }[]>`SELECT current_user AS role`),
  )
  const roles = await Promise.all([...reads, db.$queryRaw<{ role: string }[]>`SELECT current_user AS role`])
  expect(roles.slice(0, 20).every(([row]) => row?.role.startsWith('twin_reader'))).toBe(true)
  expect(roles.at(-1)?.[0]?.role).not.toMatch(/^twin_reader/)
})
