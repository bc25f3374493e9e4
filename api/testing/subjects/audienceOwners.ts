import { randomUUID } from 'node:crypto'
import { type Audience, audiences } from '../../platform/audiences.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Reading } from '../../platform/database/twinRole.ts'
import { publishableFields } from '../../profile/publishableFields.ts'
import { addPassages, createPassages } from '../../retrieval/passageWriter.ts'

function toVisibility(profile: Audience, own: Audience, photo: string) {
  const publicFields = [...publishableFields]
  const inFields = (value: Audience | false) => Object.fromEntries(publishableFields.map((field) => [field, value]))
  if (own !== 'private') return { publicFields, fieldAudiences: inFields(own), photoAudiences: { [photo]: own } }
  if (profile === 'listed') return { publicFields, sectionVisibility: inFields(false) }
  return { publicFields: ['photos'], photoAudiences: { [photo]: own } }
}

interface Secret {
  places: readonly string[]
  isReadable(reading: AudienceReading): boolean
}

export interface AudienceReading {
  reading: Reading
  belongsTo: Exclude<Audience, 'private'>
  ownerId?: string
  /** Conversation in which the owner tries the twin as a chosen person. */
  isPreview?: boolean
}

const kinds = ['note', 'story', 'document'] as const
const inProfile = ['twin_profile']
const inItems = ['knowledge_items', 'passages']

/** Creates an owner for each profile audience, with content of each audience, and conversations of several visitors. */
export async function plantAudiences(db: Database) {
  const secrets = new Map<string, Secret>()
  const addSecret = (text: string, places: readonly string[], isReadable: Secret['isReadable']) => {
    secrets.set(text, { places, isReadable })
    return text
  }
  const reaches = (belongsTo: Audience, audience: Audience) =>
    audience !== 'private' && audiences.indexOf(audience) >= audiences.indexOf(belongsTo)

  async function addPerson(username: string, emailVerified = false) {
    return (await db.user.create({ data: { username, email: `${username}@Example.org`, name: username, emailVerified } })).id
  }

  async function plant(profile: Audience, own: Audience): Promise<string> {
    const userId = await addPerson(`${profile}-${own}`)
    const canSee = ({ belongsTo, ownerId, isPreview }: AudienceReading, audience: Audience) => {
      const least = ownerId === userId && (profile === 'people' || isPreview) ? 'people' : belongsTo
      return reaches(least, profile) && reaches(least, audience)
    }
    const secret = (place: string, places: readonly string[] = inProfile) =>
      addSecret(`${place}-in-${profile}-for-${own}`, places, (reading) => canSee(reading, own))
    const ofProfile = (place: string, places: readonly string[]) =>
      addSecret(`${place}-of-${profile}-beside-${own}`, places, (reading) => canSee(reading, 'listed'))
    const photo = secret('photo')
    await db.user.update({ where: { id: userId }, data: { name: secret('name'), image: secret('image') } })
    await db.profile.create({
      data: {
        userId,
        audience: profile,
        ...toVisibility(profile, own, photo),
        title: secret('job'),
        bio: secret('bio'),
        location: secret('location'),
        interests: [secret('interest', profile === 'listed' && own === 'listed' ? [...inProfile, 'public_listings'] : inProfile)],
        achievements: [secret('achievement')],
        skills: [secret('skill')],
        posts: [secret('post'), { title: secret('post-title'), content: secret('post-content') }],
        projects: [secret('project'), { title: secret('project-title'), description: secret('project-description') }],
        photos: [photo],
        suggestedQuestions: [ofProfile('suggestion', inProfile)],
      },
    })
    await db.twinCharacter.create({ data: { ownerId: userId, greeting: ofProfile('greeting', ['twin_characters']) } })
    for (const kind of kinds) {
      const [title, content] = [secret(`${kind}-title`, inItems), secret(`${kind}-content`, inItems)]
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
      if (kind !== 'note') continue
      await db.twinCheck.create({ data: { ownerId: userId, itemId: item.id, question: 'Who?', answer: 'Me.' } })
      addSecret(item.id, [...inItems, 'passage_embeddings', 'twin_checks'], (reading) => canSee(reading, own))
    }
    await db.$executeRaw`INSERT INTO passage_embeddings
      SELECT id, owner_id, source_kind, source_id, audience, ${secret('model', ['passage_embeddings'])}, 3, '[1,2,3]' FROM passages WHERE owner_id = ${userId}::uuid`
    // A job would write the passages again.
    await db.pendingPassages.deleteMany({ where: { ownerId: userId } })
    return userId
  }

  async function startThread(name: string, visitor: { userId: string } | { guestId: string }, twinOwnerId: string | null, metadata = {}) {
    const secret = (place: string, table: string) =>
      addSecret(`${place}-with-${name}`, [table], ({ reading }) => 'threadId' in reading && reading.threadId === id && twinOwnerId !== null)
    const { id } = await db.thread.create({
      data: {
        ...visitor,
        twinOwnerId,
        metadata,
        agentType: twinOwnerId === null ? 'private_brain' : 'twin',
        threadType: twinOwnerId === null ? 'private_chat' : 'public_twin_chat',
      },
    })
    await db.thread.update({ where: { id }, data: { summary: secret('summary', 'threads') } })
    const step = { threadId: id, ...('userId' in visitor && visitor) }
    await db.step.create({
      data: { ...step, position: 0, stepType: 'user_message', status: 'sent', input: secret('question', 'steps') },
    })
    const answer = { ...step, position: 1, stepType: 'assistant_message', status: 'completed', output: secret('answer', 'steps') } as const
    const { id: stepId } = await db.step.create({ data: answer })
    await db.stepSource.create({
      data: { stepId, number: 1, kind: 'item', sourceId: id, title: secret('source', 'step_sources'), excerpt: '' },
    })
    return id
  }

  async function shareThread(name: string, ownerId: string, threadId: string, isReadable = true) {
    const id = randomUUID()
    const secret = (place: string, isShown = true) =>
      addSecret(`${place}-${name}`, ['public_snapshots'], ({ reading }) => {
        return isReadable && isShown && 'sharedId' in reading && reading.sharedId === id
      })
    const messages = [{ text: secret('copied'), is_ai_generated: false }]
    const showsName = name.includes('named')
    await db.user.update({ where: { id: ownerId }, data: { name: secret('owner', showsName) } })
    await db.sharedConversation.create({ data: { id, ownerId, threadId, showsName, messages, messageCount: 1 } })
    return id
  }

  async function plantDefaults() {
    const userId = await addPerson('defaults')
    const [bio, title] = [addSecret('bio-by-default', inProfile, () => true), addSecret('job-by-default', inProfile, () => false)]
    await db.profile.create({ data: { userId, audience: 'listed', bio, title } })
  }

  async function plantSuspended() {
    const userId = await addPerson('suspended')
    await db.profile.create({ data: { userId, audience: 'listed', bio: addSecret('bio-of-suspended', inProfile, () => false) } })
    await db.user.update({ where: { id: userId }, data: { suspendedAt: new Date() } })
    return userId
  }

  const owners: string[] = []
  const of: Record<string, string> = {}
  for (const profile of audiences) for (const own of audiences) owners.push((of[`${profile}-${own}`] = await plant(profile, own)))
  await plantDefaults()
  const suspended = await plantSuspended()
  const [owner, other] = [await addPerson('owner'), await addPerson('other')]
  const [named, mailed] = [await addPerson('named'), await addPerson('mailed', true)]
  const [unverified, stranger, insider] = [await addPerson('unverified'), await addPerson('stranger', true), await addPerson('insider')]
  const addGuest = async () => (await db.guest.create({ data: {} })).id
  const [visitor, invited, othersInvited] = [await addGuest(), await addGuest(), await addGuest()]
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
  const ofGuest = await startThread('guest', { guestId: invited }, owner)
  const ofMember = await startThread('member', { userId: named }, owner)
  const ofMailed = await startThread('address', { userId: mailed }, owner)
  const ofStranger = await startThread('stranger', { userId: stranger }, owner)
  const sharing = of['people-people'] ?? ''
  const ofSharing = await startThread('self', { userId: sharing }, sharing)
  const linked = of['link-people'] ?? ''
  const ofPreview = await startThread('preview', { userId: linked }, linked, { reader_audience: 'people' })
  const withAssistant = await startThread('assistant', { userId: stranger }, null)
  const shared = await shareThread('named', stranger, withAssistant)
  const anonymous = await shareThread('anonymous', mailed, await startThread('mailed-assistant', { userId: mailed }, null))
  const ofSuspended = await shareThread('suspended-named', suspended, await startThread('suspended', { userId: suspended }, null), false)
  const readings = {
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
    'the owner of a private profile': { reading: { reader: { userId: of['private-listed'] ?? '' } }, belongsTo: 'link' },
    'the owner of a shared profile': { reading: { reader: { userId: sharing } }, belongsTo: 'link', ownerId: sharing },
    'the owner of a linked profile': { reading: { reader: { userId: linked } }, belongsTo: 'link' },
    'an owner with their own twin': { reading: { threadId: ofSharing }, belongsTo: 'link', ownerId: sharing },
    'an owner who looks at their twin as chosen people do': {
      reading: { threadId: ofPreview },
      belongsTo: 'link',
      ownerId: linked,
      isPreview: true,
    },
    'the guest of a thread': { reading: { threadId: ofGuest }, belongsTo: 'people' },
    'the member of a thread': { reading: { threadId: ofMember }, belongsTo: 'people' },
    'the member of a thread, by address': { reading: { threadId: ofMailed }, belongsTo: 'people' },
    'a stranger’s thread': { reading: { threadId: ofStranger }, belongsTo: 'link' },
    'the link of a shared conversation': { reading: { sharedId: shared }, belongsTo: 'link' },
    'the link of a conversation without a name': { reading: { sharedId: anonymous }, belongsTo: 'link' },
    'the link of a suspended owner': { reading: { sharedId: ofSuspended }, belongsTo: 'link' },
    'a thread with an assistant': { reading: { threadId: withAssistant }, belongsTo: 'link' },
  } satisfies Record<string, AudienceReading>

  /** Same format as `breaches`. Everyone can search listed profiles. */
  const listExpected = (reading: AudienceReading) =>
    [...secrets].flatMap(([text, { places, isReadable }]) =>
      places.filter((place) => place === 'public_listings' || isReadable(reading)).map((place) => `public.${place}: ${text}`),
    )
  return { readings, listExpected, texts: () => [...secrets.keys()] }
}
