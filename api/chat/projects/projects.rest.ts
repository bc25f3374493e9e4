import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { listedItemBody, showListedItem } from '../../knowledge/itemBodies.ts'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import { answer, deletedBody, describeJson, describeCreated, toLocationHeader } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { newProject, projectChange } from './validation.ts'

export const projectBody = z
  .object({
    id: z.uuid(),
    name: z.string(),
    instructions: z.string().openapi({ description: 'Instructions for the assistant, or empty.' }),
  })
  .openapi('ChatProject')
export const showProject = createBodyMapper(projectBody)
const itemsBody = z.object({ items: z.array(listedItemBody) }).openapi('ChatProjectItems')

const name = { type: 'string' as const, minLength: 1, description: 'Name, 1 to 120 characters.', example: 'Lighthouse' }
const instructions = {
  type: 'string' as const,
  description: 'Instructions for the assistant, at most 8,000 characters.',
  example: 'Quote the keeper’s log.',
}
const { shape: created } = newProject
const { shape: changed } = projectChange
const newBody = z.object({ name: created.name.meta(name), instructions: created.instructions.meta(instructions) }).openapi('NewChatProject')
const changeBody = z
  .object({ name: changed.name.meta(name), instructions: changed.instructions.meta(instructions) })
  .openapi('ChatProjectChange')

export function registerProjectRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')
  const one = { params: z.object({ id: idParam }) }
  const item = { params: z.object({ id: idParam, item_id: idParam }) }

  route('get', '/chat/projects', 'projects', {
    summary: 'List projects',
    description: 'By name, at most 100. Conversations of one are in GET /chat/threads.',
    responses: { 200: answer('Projects.', z.object({ projects: z.array(projectBody) }).openapi('ChatProjectList')) },
    handle: async (c) => c.json({ projects: (await c.get('services').projects.list(requireViewer(c))).map(showProject) }, 200),
  })

  route('post', '/chat/projects', 'saveProject', {
    summary: 'Create a project',
    description: 'Its instructions follow the user’s own in the prompt of the private assistant.',
    request: { body: describeJson(newBody) },
    responses: { 201: describeCreated('The new project.', projectBody) },
    handle: async (c) => {
      const project = await c.get('services').projects.create(requireViewer(c), c.req.valid('json'))
      return c.json(showProject(project), 201, toLocationHeader(`/chat/projects/${project.id}`))
    },
  })

  route('get', '/chat/projects/{id}', 'projects', {
    summary: 'Get a project',
    description: 'Name and instructions, for the owner only.',
    request: one,
    responses: { 200: answer('Requested project.', projectBody) },
    handle: async (c) => c.json(showProject(await c.get('services').projects.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('patch', '/chat/projects/{id}', 'saveProject', {
    summary: 'Change a project',
    description: 'Omitted fields stay unchanged.',
    request: { ...one, body: describeJson(changeBody) },
    responses: { 200: answer('Changed project.', projectBody) },
    handle: async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(showProject(await c.get('services').projects.update(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/chat/projects/{id}', 'deleteProject', {
    summary: 'Delete a project',
    description: 'Its conversations and knowledge stay.',
    request: one,
    responses: { 200: answer('The project is deleted.', deletedBody) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').projects.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })

  route('get', '/chat/projects/{id}/items', 'projects', {
    summary: 'List the knowledge of a project',
    description: 'Notes, stories and documents, last added first; at most 200.',
    request: one,
    responses: { 200: answer('Items that its conversations search first.', itemsBody) },
    handle: async (c) => {
      const { projects } = c.get('services')
      const project = await projects.get(requireViewer(c), c.req.valid('param'))
      return c.json({ items: (await projects.listItems(project)).map(showListedItem) }, 200)
    },
  })

  route('put', '/chat/projects/{id}/items/{item_id}', 'saveProject', {
    summary: 'Add knowledge to a project',
    description: 'Its conversations search it first.',
    request: item,
    responses: { 200: answer('Project.', projectBody) },
    handle: async (c) => {
      const { id, item_id: itemId } = c.req.valid('param')
      return c.json(showProject(await c.get('services').projects.addItem(requireViewer(c), { id, itemId })), 200)
    },
  })

  route('delete', '/chat/projects/{id}/items/{item_id}', 'saveProject', {
    summary: 'Remove knowledge from a project',
    description: 'The note, story or document itself stays.',
    request: item,
    responses: { 200: answer('Project.', projectBody) },
    handle: async (c) => {
      const { id, item_id: itemId } = c.req.valid('param')
      return c.json(showProject(await c.get('services').projects.removeItem(requireViewer(c), { id, itemId })), 200)
    },
  })
}
