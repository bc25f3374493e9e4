import { beforeAll, expect, test } from 'vitest'
import { becomeTwinReader, type Reading } from '../../platform/database/twinRole.ts'
import { testApp } from '../../testing/app.ts'
import { plantAudiences } from '../../testing/subjects/audienceOwners.ts'
import { findBreaches, withChange } from '../../testing/twinBoundary.ts'

const app = await testApp()
const { db } = app.platform

let planted: Awaited<ReturnType<typeof plantAudiences>>
beforeAll(async () => void (planted = await plantAudiences(db)), 120_000)

const findShown = (reading: Reading) => db.$transaction((tx) => findBreaches(tx, planted.texts(), reading), { timeout: 30_000 })

test('readers see exactly what their audiences contain, column by column', { timeout: 240_000 }, async () => {
  for (const [name, reading] of Object.entries(planted.readings)) {
    expect((await findShown(reading.reading)).toSorted(), name).toEqual(planted.listExpected(reading).toSorted())
  }
})

test('a search finds exactly the passages that a reader sees', async () => {
  const owners = (await db.user.findMany({ select: { id: true } })).map(({ id }) => id)
  for (const [name, { reading }] of Object.entries(planted.readings)) {
    const [found, visible] = await db.$transaction(async (tx) => {
      await becomeTwinReader(tx, reading)
      return [
        await tx.$queryRaw<{ id: string }[]>`
          SELECT found.id FROM unnest(${owners}::uuid[]) AS owner
          CROSS JOIN LATERAL twin_passages(owner, '{note,story}'::tsquery[], '{item}', 100) AS found ORDER BY 1`,
        await tx.$queryRaw<{ id: string }[]>`SELECT id FROM passages WHERE stems @@ 'note | story'::tsquery ORDER BY 1`,
      ]
    })
    expect(found.length, name).toBeGreaterThan(0)
    expect(found, name).toEqual(visible)
  }
})

test('access ends with the choice and with the link', async () => {
  const show = async (name: keyof typeof planted.readings) => (await findShown(planted.readings[name].reading)).toSorted()
  const everyone = [
    'a chosen member',
    'a member with a chosen address',
    'an insider with an account',
    'an insider without an account',
  ] as const
  const [anyone, chosen] = [await show('a guest'), await show('a chosen member')]
  expect(chosen.length).toBeGreaterThan(anyone.length)
  await db.invitationLink.deleteMany()
  expect(await Promise.all(everyone.map(show))).toEqual([chosen, chosen, anyone, anyone])
  await db.chosenPerson.deleteMany()
  expect(await Promise.all(everyone.map(show))).toEqual([anyone, anyone, anyone, anyone])
})

test.each([
  ['fields', 'GRANT SELECT (bio) ON profiles TO twin_reader', 'bio-in-listed-for-private'],
  ['chosen people', 'GRANT SELECT ON chosen_people TO twin_reader', 'mailed@example.org'],
])('the check turns red when the rights to %s are too wide', async (_, change, secret) => {
  await db.chosenPerson.createMany({
    data: [{ ownerId: (await db.user.findFirstOrThrow()).id, email: 'mailed@example.org' }],
    skipDuplicates: true,
  })
  const found = await withChange(db, change, (tx) => findBreaches(tx, [secret]))
  expect(found).not.toEqual([])
})
