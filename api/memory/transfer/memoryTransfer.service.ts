import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { kysely, queryRows, castValue } from '../../platform/database/sql/typedSql.ts'
import { InputError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { toOneLine } from '../../platform/text/text.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { addPassages, createPassages } from '../../retrieval/passageWriter.ts'
import { containsSecret } from '../secrets.ts'
import { hashClaim, lockRemembering, toMemorySource } from '../superseding.ts'
import { maxImportedMemories, maxMemoryLength, memoryImport, memoryList } from '../validation.ts'
import { findDistinct, parseMemories, toMarked } from './parseMemories.ts'

export const candidateStates = ['new', 'known', 'secret', 'too_long'] as const

export interface MemoryCandidate {
  content: string
  state: (typeof candidateStates)[number]
  projectId: string | null
  /** Name from the list if the user has no such project. */
  projectName: string | null
  neverSentTo: string[]
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
    const memories = parseMemories(parseInput(memoryList, input).text)
    if (memories.length === 0) throw new InputError('no_memories_found', { field: 'text' })
    if (memories.length > maxImportedMemories) {
      throw new InputError('too_many_memories', { params: { max: maxImportedMemories }, field: 'text' })
    }
    const known = await findKnown(
      this.#db,
      userId,
      memories.map(({ content }) => content),
    )
    const projects = await this.#db.project.findMany({ where: { userId }, select: { id: true, name: true } })
    return memories.map(({ content, project, neverSentTo }) => {
      const own = projects.find(({ id }) => id === project?.id) ?? projects.find(({ name }) => name === project?.name)
      const { id: projectId, name: projectName } = own ?? project ?? { id: null, name: null }
      return { content, state: known.has(content) ? 'known' : findProblem(content), projectId, projectName, neverSentTo }
    })
  }

  /** Works even if memories from conversations are turned off. Supersedes nothing: imported memories may be older. */
  async import({ userId }: Viewer, input: z.input<typeof memoryImport>): Promise<ImportedMemories> {
    const listed = parseInput(memoryImport, input).memories
    const secret = listed.findIndex(({ content }) => containsSecret(content))
    if (secret >= 0) throw new InputError('secret_not_remembered', { field: `memories.${secret}.content` })
    const wanted = findDistinct(listed)
    const start = Date.now() - wanted.length
    // Creation times keep the order of the list. A memory whose project the user does not have is used nowhere.
    const memories = wanted.map(({ content, projectId = null, neverSentTo }, index) => {
      const restrictions = { projectId, neverSentTo: [...new Set(neverSentTo)] }
      return { id: randomUUIDv7(), userId, content, ...restrictions, createdAt: new Date(start + index) }
    })
    const passages = await Promise.all(memories.map((memory) => createPassages(toMemorySource(memory))))
    const addedCount = await transaction(this.#db, async (tx) => {
      await lockRemembering(tx, userId)
      const known = await findKnown(
        tx,
        userId,
        wanted.map(({ content }) => content),
      )
      const isNew = memories.map(({ content }) => !known.has(content))
      const added = memories.filter((_, index) => isNew[index])
      await tx.memory.createMany({ data: added.map((memory) => ({ ...memory, ...hashClaim(memory.content) })) })
      await addPassages(
        tx,
        passages.filter((_, index) => isNew[index]).flatMap(({ rows }) => rows),
      )
      return added.length
    })
    return { addedCount, knownCount: listed.length - addedCount }
  }

  async export({ userId }: Viewer): Promise<{ fileName: string; text: string }> {
    const memories = await this.#db.memory.findMany({
      where: { userId, supersededById: null },
      select: { content: true, createdAt: true, projectId: true, neverSentTo: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    const projects = await this.#db.project.findMany({ where: { userId }, select: { id: true, name: true } })
    const lines = memories.map(({ content, createdAt, projectId, neverSentTo }) => {
      const project = projectId === null ? null : (projects.find(({ id }) => id === projectId) ?? { id: projectId, name: '' })
      return `- ${toDay(createdAt)}: ${toMarked({ content: toOneLine(content), project, neverSentTo })}\n`
    })
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
    .where('userId', '=', castValue(userId, 'uuid'))
    .where('supersededById', 'is', null)
  const known = kysely
    .selectFrom(sql<{ content: string }>`unnest(${[...contents]}::text[])`.as<'wanted'>(sql`wanted(content)`))
    .select('wanted.content')
    .where(sql`lower(wanted.content)`, 'in', current)
  return new Set((await queryRows(db, known)).map(({ content }) => content))
}

const toDay = (moment: Date) => moment.toISOString().slice(0, 10)
