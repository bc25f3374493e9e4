import { beforeAll, expect, test } from 'vitest'
import { type Audience, audiences } from '../../platform/audiences.ts'
import type { Reading } from '../../platform/database/twinRole.ts'
import { addPassages, createPassages } from '../../retrieval/passageWriter.ts'
import { publishableFields } from '../../profile/publishableFields.ts'
import { testApp } from '../../testing/app.ts'
import { breaches, withChange } from '../../testing/twinBoundary.ts'

const app = await testApp()
const { db } = app.platform

/** Each secret with the audience of its profile and its own. */
const secrets = new Map<string, { profile: Audience; own: Audience }>()
const readings: Record<string, { reading: Reading; belongsTo: Exclude<Audience, 'private'>; ownsEverything?: true }> = {}
const kinds = ['note', 'story', 'document'] as const

beforeAll(async () => {
  const person = async (username: string, emailVerified = false) =>
    (await db.user.create({ data: { username, email: `${username}@Example.org`, name: username, emailVerified } })).id
  const [owner, other, named, mailed, unverified, stranger, insider] = await Promise.all([
    person('owner'),
    person('other'),
    person('named'),
    person('mailed', true),
    person('unverified'),
    person('stranger', true),
    person('insider'),
  ])
  const [visitor, invited, othersInvited] = await Promise.all([0, 1, 2].map(async () => (await db.guest.create({ data: {} })).id))
  if (!visitor || !invited || !othersInvited) throw new Error('There are no guests.')
  const owners: string[] = []
  for (const profile of audiences) {
    for (const own of audiences) owners.push(await plant(await person(`${profile}-${own}`), { profile, own }))
  }
  for (const ownerId of [...owners, other]) {
    const { id: invitationId } = await db.invitationLink.create({ data: { ownerId } })
    const through = { ownerId, invitationId }
    if (ownerId === other) await db.chosenPerson.create({ data: { ...through, guestId: othersInvited } })
    else {
      await db.chosenPerson.createMany({
        data: [
          { ownerId, userId: named },
          { ownerId, email: 'mailed@example.org' },
          { ownerId, email: 'unverified@example.org' },
          { ...through, userId: insider },
          { ...through, guestId: invited },
        ],
      })
    }
  }
  const thread = await db.thread.create({
    data: { guestId: invited, twinOwnerId: owner, agentType: 'twin', threadType: 'public_twin_chat' },
  })
  Object.assign(readings, {
    'a search engine': { reading: { reader: null, isListedOnly: true }, belongsTo: 'listed' },
    'a visitor without a cookie': { reading: { reader: null }, belongsTo: 'link' },
    'a guest': { reading: { reader: { guestId: visitor } }, belongsTo: 'link' },
    'a member': { reading: { reader: { userId: stranger } }, belongsTo: 'link' },
    'a member with a chosen but unverified address': { reading: { reader: { userId: unverified } }, belongsTo: 'link' },
    'an insider of someone else': { reading: { reader: { guestId: othersInvited } }, belongsTo: 'link' },
    'a chosen member': { reading: { reader: { userId: named } }, belongsTo: 'people' },
    'a member with a chosen address': { reading: { reader: { userId: mailed } }, belongsTo: 'people' },
    'an insider with an account': { reading: { reader: { userId: insider } }, belongsTo: 'people' },
    'an insider without an account': { reading: { reader: { guestId: invited } }, belongsTo: 'people' },
    'the visitor of a thread': { reading: { threadId: thread.id }, belongsTo: 'people' },
  } satisfies typeof readings)
}, 120_000)

async function plant(userId: string, { profile, own }: { profile: Audience; own: Audience }): Promise<string> {
  const secret = (place: string) => {
    const text = `${place}-in-${profile}-for-${own}`.replaceAll('_', '')
    secrets.set(text, { profile, own })
    return text
  }
  const isPrivate = own === 'private'
  const fieldAudiences = isPrivate ? {} : Object.fromEntries(publishableFields.map((field) => [field, own]))
  const photo = secret('photo')
  await db.user.update({ where: { id: userId }, data: { name: secret('name'), image: secret('image') } })
  await db.profile.create({
    data: {
      userId,
      audience: profile,
      publicFields: isPrivate ? ['photos'] : [...publishableFields],
      fieldAudiences,
      title: secret('title'),
      bio: secret('bio'),
      location: secret('location'),
      interests: [secret('interest')],
      achievements: [secret('achievement')],
      skills: [secret('skill')],
      posts: [secret('post'), { title: secret('post-title'), content: secret('post-content') }],
      projects: [secret('project'), { title: secret('project-title'), description: secret('project-description') }],
      photos: [photo],
      photoAudiences: { [photo]: own },
    },
  })
  for (const kind of kinds) {
    const [title, content] = [secret(`${kind}-title`), secret(`${kind}-content`)]
    const item = await db.knowledgeItem.create({ data: { userId, kind, title, content, audience: own } })
    const { rows } = await createPassages({
      kind: 'item',
      id: item.id,
      ownerId: userId,
      title,
      text: content,
      audience: own,
      language: 'english',
    })
    await addPassages(db, rows)
  }
  await db.$executeRaw`INSERT INTO passage_embeddings
    SELECT id, owner_id, source_kind, source_id, audience, ${secret('model')}, 3, '[1,2,3]' FROM passages WHERE owner_id = ${userId}::uuid`
  return userId
}

function listExpected(belongsTo: Audience): string[] {
  const reaches = (audience: Audience) => audience !== 'private' && audiences.indexOf(audience) >= audiences.indexOf(belongsTo)
  return [...secrets].filter(([, { profile, own }]) => reaches(profile) && reaches(own)).map(([text]) => text)
}

const findShown = async (reading: Reading) =>
  new Set(
    (await db.$transaction((tx) => breaches(tx, [...secrets.keys()], reading), { timeout: 30_000 })).map((found) =>
      found.replace(/^[^:]*: /, ''),
    ),
  )

test('every reader sees exactly what their audiences contain, column by column', { timeout: 240_000 }, async () => {
  for (const [name, { reading, belongsTo }] of Object.entries(readings)) {
    expect([...(await findShown(reading))].toSorted(), name).toEqual(listExpected(belongsTo).toSorted())
  }
})

test('owners read like anyone with the link, or like chosen people if the profile is shared only with them', async () => {
  const ownerOf = async (username: string) => ({ reader: { userId: (await db.user.findUniqueOrThrow({ where: { username } })).id } })
  const own = async (username: string) =>
    [...(await findShown(await ownerOf(username)))].filter((text) =>
      text.startsWith(`bio-in-${username.split('-')[0]}-for-${username.split('-')[1]}`),
    )
  expect(await own('listed-link')).toEqual(['bio-in-listed-for-link'])
  expect(await own('listed-people')).toEqual([])
  expect(await own('people-people')).toEqual(['bio-in-people-for-people'])
  expect(await own('private-listed')).toEqual([])
})

test('access ends with the choice and with the link', async () => {
  const count = async (name: string) => (await findShown(readings[name]?.reading ?? { reader: null })).size
  const everyone = ['a chosen member', 'a member with a chosen address', 'an insider with an account', 'an insider without an account']
  const [anyone, chosen] = [await count('a guest'), await count('a chosen member')]
  expect(chosen).toBeGreaterThan(anyone)
  await db.invitationLink.deleteMany()
  expect(await Promise.all(everyone.map(count))).toEqual([chosen, chosen, anyone, anyone])
  await db.chosenPerson.deleteMany()
  expect(await Promise.all(everyone.map(count))).toEqual([anyone, anyone, anyone, anyone])
})

test.each([
  ['items', 'ALTER POLICY public_items ON knowledge_items USING (audience <> $$private$$)', 'note-content-in-people-for-listed'],
  ['passages', 'ALTER POLICY public_passages ON passages USING (audience <> $$private$$)', 'note-content-in-listed-for-people'],
  ['vectors', 'ALTER POLICY public_passage_embeddings ON passage_embeddings USING (audience <> $$private$$)', 'model-in-link-for-people'],
  ['fields', 'GRANT SELECT (bio) ON profiles TO twin_reader', 'bio-in-listed-for-private'],
  ['chosen people', 'GRANT SELECT ON chosen_people TO twin_reader', 'mailed@example.org'],
])('the check turns red when the policy of %s forgets the audience', async (_, change, secret) => {
  await db.chosenPerson.createMany({
    data: [{ ownerId: (await db.user.findFirstOrThrow()).id, email: 'mailed@example.org' }],
    skipDuplicates: true,
  })
  const found = await withChange(db, change, (tx) => breaches(tx, [secret]))
  expect(found).not.toEqual([])
})
