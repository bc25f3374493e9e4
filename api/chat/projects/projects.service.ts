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
import { publishToViewer } from '../../platform/events/viewerNews.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { newProject, projectChange } from './validation.ts'

export type { Project }

export interface ProjectNews {
  readonly type: 'project-changed'
  readonly projectId: string
}

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
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #items: DataLoader<string, KnowledgeItem[]>
  readonly find: FindOwned<Owner, Project>

  constructor(platform: Pick<Platform, 'db' | 'live' | 'log'>) {
    const { db } = platform
    this.#db = db
    this.#platform = platform
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
    const project = await transaction(this.#db, async (tx) => {
      await takeLock(tx, `twain.projects.${userId}`)
      if ((await tx.project.count({ where: { userId } })) >= maxProjects) {
        throw new InputError('too_many_projects', { params: { limit: maxProjects } })
      }
      return tx.project.create({ data: { ...data, userId } })
    })
    return this.#announce(project)
  }

  async update({ userId }: Viewer, { id, ...input }: { id: string } & z.input<typeof projectChange>): Promise<Project> {
    const data = parseInput(projectChange, input)
    const [project] = await this.#db.project.updateManyAndReturn({ where: { id, userId }, data })
    if (!project) throw new NotFoundError('no_such_project')
    return this.#announce(project)
  }

  async remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = await this.#db.project.deleteMany({ where: { id, userId } })
    if (count === 0) throw new NotFoundError('no_such_project')
    await this.#announce({ id, userId })
  }

  /** Callers must check ownership first. */
  listItems({ id }: Pick<Project, 'id'>): Promise<KnowledgeItem[]> {
    return this.#items.load(id)
  }

  async addItem({ userId }: Viewer, { id, itemId }: { id: string; itemId: string }): Promise<Project> {
    const changed = await transaction(this.#db, async (tx) => {
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
    return this.#announce(changed)
  }

  async removeItem(viewer: Viewer, { id, itemId }: { id: string; itemId: string }): Promise<Project> {
    const project = await this.get(viewer, { id })
    const { count } = isUuid(itemId) ? await this.#db.projectItem.deleteMany({ where: { projectId: id, itemId } }) : { count: 0 }
    if (count === 0) throw new NotFoundError('no_such_item')
    return this.#announce(project)
  }

  async #announce<Changed extends Pick<Project, 'id' | 'userId'>>(project: Changed): Promise<Changed> {
    const news: ProjectNews = { type: 'project-changed', projectId: project.id }
    await publishToViewer(this.#platform, project.userId, news)
    return project
  }
}

export async function requireProject(db: Database | Transaction, { userId }: Owner, id: string): Promise<Project> {
  const project = isUuid(id) ? await db.project.findFirst({ where: { id, userId } }) : null
  if (!project) throw new NotFoundError('no_such_project')
  return project
}
