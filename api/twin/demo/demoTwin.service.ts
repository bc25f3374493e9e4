import { randomUUIDv7 } from 'node:crypto'
import { type Database, takeLock, type Transaction, transaction } from '../../platform/database/database.ts'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { addPassages, createPassages } from '../../retrieval/passageWriter.ts'
import { aboutTwain } from './aboutTwain.ts'

/** The system user that owns the demo twin. */
export const demoTwinId = '01900000-0000-7000-8000-000000000001'

const username = 'twain'

/** Not an email address, so it can't sign in. */
const email = 'twain'

const profile = {
  bio: 'Twain gives each person a private AI brain and a public AI twin. The brain remembers for you, and only you talk to it. The twin answers others from what you made public. This is Twain’s own twin, a demo.',
  audience: 'link',
  suggestedQuestions: ['What is a twin?', 'Is what I write private?', 'Does my twin know my private notes?'],
} satisfies Prisma.ProfileUpdateInput

/** Avoids loading language detection at startup. */
const languages = { en: 'english', de: 'german' }
const notes = aboutTwain.flatMap((page) =>
  page.notes.map(({ key, title, content }) => ({ importKey: key, title, content, language: languages[page.language] })),
)

const shared = { userId: demoTwinId, kind: 'note', audience: 'listed' } as const

export class DemoTwinService {
  readonly #platform: Pick<Platform, 'db' | 'log'>

  constructor(platform: Pick<Platform, 'db' | 'log'>) {
    this.#platform = platform
  }

  isDemo(ownerId: string | null): boolean {
    return ownerId === demoTwinId
  }

  /** Texts may have changed. */
  async boot(): Promise<void> {
    const { db, log } = this.#platform
    if (await isUpToDate(db)) return
    await transaction(db, async (tx) => {
      // Processes may start together.
      await takeLock(tx, 'twain.demo')
      const holder = await tx.user.findUnique({ where: { username }, select: { id: true } })
      if (holder && holder.id !== demoTwinId) return log.warn({ username }, 'The demo twin’s username is taken')
      await store(tx)
    })
  }
}

async function isUpToDate(db: Database): Promise<boolean> {
  const [stored, items] = await Promise.all([
    db.profile.findFirst({ where: { userId: demoTwinId, user: { username, email } } }),
    db.knowledgeItem.findMany({ where: { userId: demoTwinId }, select: { importKey: true, title: true, content: true } }),
  ])
  const isProfileSame =
    stored?.bio === profile.bio &&
    String(stored.suggestedQuestions) === String(profile.suggestedQuestions) &&
    stored.audience === profile.audience
  const isSame = notes.every((note) =>
    items.some((item) => item.importKey === note.importKey && item.title === note.title && item.content === note.content),
  )
  return isProfileSame && isSame && items.length === notes.length
}

async function store(tx: Transaction): Promise<void> {
  const person = { username, email, emailVerified: true, name: 'Twain', isOnboarded: true }
  await tx.user.upsert({ where: { id: demoTwinId }, create: { id: demoTwinId, ...person }, update: person })
  await tx.profile.upsert({ where: { userId: demoTwinId }, create: { userId: demoTwinId, ...profile }, update: profile })
  await tx.knowledgeItem.deleteMany({ where: { userId: demoTwinId, importKey: { notIn: notes.map(({ importKey }) => importKey) } } })
  const stored = await tx.knowledgeItem.findMany({ where: { userId: demoTwinId } })
  const now = Date.now()
  const items = notes.map(({ importKey, title, content }, index) => ({
    ...shared,
    importKey,
    title,
    content,
    id: stored.find((item) => item.importKey === importKey)?.id ?? randomUUIDv7(),
    // Pages sort by last change.
    updatedAt: new Date(now - index * 1000),
  }))
  await tx.knowledgeItem.createMany({ data: items, skipDuplicates: true })
  for (const { id, ...data } of stored.length > 0 ? items : []) await tx.knowledgeItem.update({ where: { id }, data })
  const passages = await Promise.all(
    items.map(({ id, title, content }, index) =>
      createPassages({ kind: 'item', id, ownerId: demoTwinId, title, text: content, audience: 'listed', language: notes[index]?.language }),
    ),
  )
  await tx.passage.deleteMany({ where: { ownerId: demoTwinId } })
  await addPassages(
    tx,
    passages.flatMap(({ rows }) => rows),
  )
}
