import { beforeAll, expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import { createPerson, type Person } from '../testing/people.ts'

const app = await testApp()
const { db } = app.platform

let operator: Person
beforeAll(async () => {
  operator = await createPerson(app)
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
  const actor = await createPerson(app)
  await db.user.update({ where: { id: actor.id }, data: { isOperator: true } })
  const person = await createPerson(app)
  await actor.client.rest('POST', `/api/v1/operator/people/${person.id}/suspend`)
  const [suspended] = await exportLines()
  expect(suspended).toMatchObject({ action: 'person.suspended', subject_name: person.username })
  await actor.client.rest('DELETE', `/api/v1/operator/people/${person.id}`, { username: person.username })
  await actor.client.rest('DELETE', '/api/v1/account', { password: actor.password })
  const lines = await exportLines()
  expect(lines.filter(({ actor_id }) => actor_id === actor.id)).toMatchObject([
    { action: 'person.deleted', actor_name: null, subject_name: null, details: { user_id: person.id } },
    { action: 'person.suspended', actor_name: null, subject_name: null, details: { user_id: person.id } },
  ])
  for (const { username, email } of [actor, person]) {
    expect(JSON.stringify(lines)).not.toContain(`"${username}"`)
    expect(JSON.stringify(lines)).not.toContain(email)
  }
})

test('operators filter by action, person and time in both APIs', async () => {
  const [mira, target, other] = [await createPerson(app), await createPerson(app), await createPerson(app)]
  const entry = (action: string, actorId: string | null, userId: string, day: string) => ({
    action,
    actorId,
    details: { user_id: userId },
    createdAt: new Date(`2020-02-${day}T12:00:00Z`),
  })
  await db.auditEntry.createMany({
    data: [
      entry('person.suspended', mira.id, target.id, '01'),
      entry('person.restored', mira.id, target.id, '02'),
      entry('person.suspended', null, other.id, '03'),
      entry('person.suspended', mira.id, other.id, '04'),
    ],
  })
  const february = { from: '2020-02-01T00:00:00Z', to: '2020-03-01T00:00:00Z' }
  const list = async (filter: { query?: string; from?: string; to?: string }) => {
    const given = { ...february, ...filter }
    const path = `/api/v1/operator/audit-log?${String(new URLSearchParams(given))}`
    const { body } = await operator.client.rest<{ entries: { created_at: string }[] }>('GET', path)
    const { viewer } = await operator.client.ask(
      graphql(`query FilteredAuditLog($query: String, $from: DateTime, $to: DateTime) {
        viewer { operator { auditLog(first: 20, query: $query, from: $from, to: $to) { edges { node { createdAt } } } } } }`),
      given,
    )
    const days = body.entries.map(({ created_at }) => created_at.slice(8, 10))
    expect(viewer?.operator?.auditLog?.edges.map(({ node }) => node.createdAt.slice(8, 10))).toEqual(days)
    return days
  }
  expect(await list({})).toEqual(['04', '03', '02', '01'])
  expect(await list({ query: 'suspended' })).toEqual(['04', '03', '01'])
  expect(await list({ query: target.username.toUpperCase() })).toEqual(['02', '01'])
  expect(await list({ query: mira.email })).toEqual(['04', '02', '01'])
  expect(await list({ query: ` suspended  ${mira.username} ` })).toEqual(['04', '01'])
  expect(await list({ query: other.id.toUpperCase() })).toEqual(['04', '03'])
  expect(await list({ query: '%' })).toEqual([])
  expect(await list({ from: '2020-02-02T12:00:00Z', to: '2020-02-04T12:00:00Z' })).toEqual(['03', '02'])
  expect((await operator.client.rest('GET', `/api/v1/operator/audit-log?query=${'x'.repeat(255)}`)).status).toBe(400)
  expect((await operator.client.rest('GET', '/api/v1/operator/audit-log?from=yesterday')).status).toBe(400)
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
  const { client } = await createPerson(app)
  expect((await client.fetch('/api/v1/operator/audit-log/export')).status).toBe(404)
})

async function exportLines() {
  const text = await (await operator.client.fetch('/api/v1/operator/audit-log/export')).text()
  return text
    .trimEnd()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as { actor_id: string; actor_name: string | null; subject_name: string | null; action: string; details: object },
    )
}
