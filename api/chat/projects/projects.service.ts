import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { KnowledgeItem, Project } from '../../platform/__generated__/prisma/client.ts'
import { type Database, takeLock, transaction, type Transaction } from '../../platform/database/database.ts'
import { createOwnedFinder, type FindOwned } from '../../platform/database/ownedRows.ts'
import { kysely, listColumns, prepareStatement } from '../../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { newProject, projectChange } from './validation.ts'

export type { Project }

export const maxProjects = 100
export const maxItems = 200

const findProjects = prepareStatement<{ userId: string }, Project>((arg) =>
  kysely
    .selectFrom('projects')
    .select(listColumns('projects'))
    .where('userId', '=', arg('userId'))
    .orderBy(sql.ref('name'))
    .orderBy(sql.ref('id'))
    .limit(maxProjects),
)

type Owner = Pick<Viewer, 'userId'>

export class ProjectsService {
  readonly #db: Database
  readonly #items: DataLoader<string, KnowledgeItem[]>
  readonly find: FindOwned<Owner, Project>

  constructor(db: Database) {
    this.#db = db
    this.find = createOwnedFinder(
      ({ userId }) => userId,
      ({ userId }, ids) => db.project.findMany({ where: { userId, id: { in: [...ids] } } }),
    )
    this.#items = new DataLoader(
      async (projectIds) => {
        const rows = await db.projectItem.findMany({
          where: { projectId: { in: [...projectIds] } },
          orderBy: [{ addedAt: 'desc' }, { itemId: 'desc' }],
          include: { item: true },
        })
        const byProject = Map.groupBy(rows, ({ projectId }) => projectId)
        return projectIds.map((id) => (byProject.get(id) ?? []).map(({ item }) => item))
      },
      { cache: false },
    )
  }

  list({ userId }: Owner): Promise<Project[]> {
    return findProjects(this.#db, { userId })
  }

  async get(viewer: Owner, { id }: { id: string }): Promise<Project> {
    const project = await this.find(viewer, id)
    if (!project) throw new NotFoundError('no_such_project')
    return project
  }

  async create({ userId }: Viewer, input: z.input<typeof newProject>): Promise<Project> {
    const data = parseInput(newProject, input)
    return transaction(this.#db, async (tx) => {
      await takeLock(tx, `twain.projects.${userId}`)
      if ((await tx.project.count({ where: { userId } })) >= maxProjects) {
        throw new InputError('too_many_projects', { params: { limit: maxProjects } })
      }
      return tx.project.create({ data: { ...data, userId } })
    })
  }

  async update({ userId }: Viewer, { id, ...input }: { id: string } & z.input<typeof projectChange>): Promise<Project> {
    const data = parseInput(projectChange, input)
    const [project] = await this.#db.project.updateManyAndReturn({ where: { id, userId }, data })
    if (!project) throw new NotFoundError('no_such_project')
    return project
  }

  async remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = await this.#db.project.deleteMany({ where: { id, userId } })
    if (count === 0) throw new NotFoundError('no_such_project')
  }

  /** Callers must check ownership first. */
  listItems({ id }: Pick<Project, 'id'>): Promise<KnowledgeItem[]> {
    return this.#items.load(id)
  }

  async addItem({ userId }: Viewer, { id, itemId }: { id: string; itemId: string }): Promise<Project> {
    return transaction(this.#db, async (tx) => {
      const project = await requireProject(tx, { userId }, id)
      if (!isUuid(itemId) || !(await tx.knowledgeItem.findFirst({ where: { id: itemId, userId }, select: { id: true } }))) {
        throw new NotFoundError('no_such_item')
      }
      await takeLock(tx, `twain.project-items.${id}`)
      if ((await tx.projectItem.count({ where: { projectId: id, itemId: { not: itemId } } })) >= maxItems) {
        throw new InputError('too_many_project_items', { params: { limit: maxItems } })
      }
      const row = { projectId: id, itemId }
      await tx.projectItem.upsert({ where: { projectId_itemId: row }, create: row, update: {} })
      return project
    })
  }

  async removeItem(viewer: Viewer, { id, itemId }: { id: string; itemId: string }): Promise<Project> {
    const project = await this.get(viewer, { id })
    const { count } = isUuid(itemId) ? await this.#db.projectItem.deleteMany({ where: { projectId: id, itemId } }) : { count: 0 }
    if (count === 0) throw new NotFoundError('no_such_item')
    return project
  }
}

export async function requireProject(db: Database | Transaction, { userId }: Owner, id: string): Promise<Project> {
  const project = isUuid(id) ? await db.project.findFirst({ where: { id, userId } }) : null
  if (!project) throw new NotFoundError('no_such_project')
  return project
}
