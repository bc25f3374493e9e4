import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { aPerson, type Person } from '../testing/people.ts'

const app = await testApp()
const { db } = app.platform

let operator: Person
beforeAll(async () => {
  operator = await aPerson(app)
})

test.each([
  ['update', `UPDATE audit_entries SET action = 'nothing'`],
  ['update through a join', `UPDATE audit_entries AS entry SET actor_id = NULL FROM users WHERE users.id = entry.actor_id`],
  ['overwrite', `INSERT INTO audit_entries SELECT * FROM audit_entries ON CONFLICT (id) DO UPDATE SET action = 'nothing'`],
  ['delete', `DELETE FROM audit_entries`],
  ['truncate', `TRUNCATE audit_entries`],
  ['truncate by cascade', `TRUNCATE audit_entries CASCADE`],
])('the role of the application cannot %s audit entries', async (_, statement) => {
  await db.auditEntry.create({ data: { actorId: operator.id, action: 'test.made', details: {} } })
  const before = await db.auditEntry.findMany()
  await expect(db.$executeRawUnsafe(statement)).rejects.toThrow('Audit entries cannot be changed or deleted.')
  expect(await db.auditEntry.findMany()).toEqual(before)
})

test('deleting an account leaves only its ID in the audit log', async () => {
  const actor = await aPerson(app)
  await db.user.update({ where: { id: actor.id }, data: { isOperator: true } })
  const person = await aPerson(app)
  await actor.client.rest('POST', `/api/v1/operator/people/${person.id}/suspend`)
  await actor.client.rest('DELETE', `/api/v1/operator/people/${person.id}`, { username: person.username })
  await actor.client.rest('DELETE', '/api/v1/account', { password: actor.password })
  const lines = await exportLines()
  expect(lines.filter(({ actor_id }) => actor_id === actor.id)).toMatchObject([
    { action: 'person.deleted', actor_name: null, details: { user_id: person.id } },
    { action: 'person.suspended', actor_name: null, details: { user_id: person.id } },
  ])
  for (const { username, email } of [actor, person]) {
    expect(JSON.stringify(lines)).not.toContain(`"${username}"`)
    expect(JSON.stringify(lines)).not.toContain(email)
  }
})

test('operators export all entries as JSON lines, each once', async () => {
  const actions = Array.from({ length: 1200 }, (_, index) => `test.made${index}`)
  await db.auditEntry.createMany({ data: actions.map((action) => ({ action, details: {}, actorId: operator.id })) })
  const response = await operator.client.fetch('/api/v1/operator/audit-log/export')
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const lines = await exportLines()
  expect(
    lines
      .map(({ action }) => action)
      .filter((action) => /made\d/.test(action))
      .toSorted(),
  ).toEqual(actions.toSorted())
  expect(lines[0]).toMatchObject({ actor_name: operator.username })
  const { client } = await aPerson(app)
  expect((await client.fetch('/api/v1/operator/audit-log/export')).status).toBe(404)
})

async function exportLines() {
  const text = await (await operator.client.fetch('/api/v1/operator/audit-log/export')).text()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { actor_id: string; actor_name: string | null; action: string; details: object })
}
