import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { kysely, queryRows, valueAs } from '../../platform/database/sql/typedSql.ts'
import { InputError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { oneLine } from '../../platform/text/text.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { addPassages, createPassages } from '../../retrieval/passageWriter.ts'
import { containsSecret } from '../secrets.ts'
import { claimedBy, lockRemembering, toMemorySource } from '../superseding.ts'
import { maxImportedMemories, maxMemoryLength, memoryImport, memoryList } from '../validation.ts'
import { findDistinct, parseMemories } from './parseMemories.ts'

export const candidateStates = ['new', 'known', 'secret', 'too_long'] as const

export interface MemoryCandidate {
  content: string
  state: (typeof candidateStates)[number]
}

export interface ImportedMemories {
  addedCount: number
  knownCount: number
}

export class MemoryTransfer {
  readonly #db: Database
  readonly exportUrl: string

  constructor({ db, config }: Pick<Platform, 'config' | 'db'>) {
    this.#db = db
    this.exportUrl = `${config.publicUrl}/api/v1/memories/export`
  }

  async preview({ userId }: Viewer, input: z.input<typeof memoryList>): Promise<MemoryCandidate[]> {
    const contents = parseMemories(parseInput(memoryList, input).text)
    if (contents.length === 0) throw new InputError('no_memories_found', { field: 'text' })
    if (contents.length > maxImportedMemories) {
      throw new InputError('too_many_memories', { params: { max: maxImportedMemories }, field: 'text' })
    }
    const known = await findKnown(this.#db, userId, contents)
    return contents.map((content) => ({ content, state: known.has(content) ? 'known' : findProblem(content) }))
  }

  /** Works even if memories from conversations are turned off. Supersedes nothing: imported memories may be older. */
  async import({ userId }: Viewer, input: z.input<typeof memoryImport>): Promise<ImportedMemories> {
    const { contents } = parseInput(memoryImport, input)
    const secret = contents.findIndex(containsSecret)
    if (secret >= 0) throw new InputError('secret_not_remembered', { field: `contents.${secret}` })
    const wanted = findDistinct(contents)
    const start = Date.now() - wanted.length
    // Their times keep the order of the list.
    const memories = wanted.map((content, index) => ({ id: randomUUIDv7(), userId, content, createdAt: new Date(start + index) }))
    const passages = await Promise.all(memories.map((memory) => createPassages(toMemorySource(memory))))
    const addedCount = await transaction(this.#db, async (tx) => {
      await lockRemembering(tx, userId)
      const known = await findKnown(tx, userId, wanted)
      const isNew = memories.map(({ content }) => !known.has(content))
      const added = memories.filter((_, index) => isNew[index])
      await tx.memory.createMany({ data: added.map((memory) => ({ ...memory, ...claimedBy(memory.content) })) })
      await addPassages(
        tx,
        passages.filter((_, index) => isNew[index]).flatMap(({ rows }) => rows),
      )
      return added.length
    })
    return { addedCount, knownCount: contents.length - addedCount }
  }

  async export({ userId }: Viewer): Promise<{ fileName: string; text: string }> {
    const memories = await this.#db.memory.findMany({
      where: { userId, supersededById: null },
      select: { content: true, createdAt: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    const lines = memories.map(({ content, createdAt }) => `- ${toDay(createdAt)}: ${oneLine(content)}\n`)
    return { fileName: `memories-${toDay(new Date())}.md`, text: lines.join('') }
  }
}

function findProblem(content: string): 'new' | 'secret' | 'too_long' {
  if (content.length > maxMemoryLength) return 'too_long'
  return containsSecret(content) ? 'secret' : 'new'
}

async function findKnown(db: Database | Transaction, userId: string, contents: readonly string[]): Promise<Set<string>> {
  const current = kysely
    .selectFrom('memories')
    .select(sql`lower(content)`.as('words'))
    .where('userId', '=', valueAs(userId, 'uuid'))
    .where('supersededById', 'is', null)
  const known = kysely
    .selectFrom(sql<{ content: string }>`unnest(${[...contents]}::text[])`.as<'wanted'>(sql`wanted(content)`))
    .select('wanted.content')
    .where(sql`lower(wanted.content)`, 'in', current)
  return new Set((await queryRows(db, known)).map(({ content }) => content))
}

const toDay = (moment: Date) => moment.toISOString().slice(0, 10)
