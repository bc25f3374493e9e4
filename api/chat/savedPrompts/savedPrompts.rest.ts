import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import { answer, deletedBody, describeJson, describeCreated, toLocationHeader } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { nextBody, pageQuery, readPage } from '../../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { formatSavedPromptCursor } from './savedPrompts.service.ts'
import { newSavedPrompt, savedPromptChange } from './validation.ts'

const title = { type: 'string' as const, minLength: 1, description: 'One line, 1 to 100 characters.', example: 'Weekly review' }
const text = {
  type: 'string' as const,
  minLength: 1,
  description: 'Message with fields such as `{{topic}}`, 1 to 8,000 characters.',
  example: 'What did I learn about {{topic}} this week?',
}

const savedPromptBody = z
  .object({
    id: z.uuid(),
    title: z.string().openapi({ description: title.description }),
    text: z.string().openapi({ description: text.description }),
    created_at: z.iso.datetime().openapi({ description: 'When the prompt was created.' }),
    updated_at: z.iso.datetime().openapi({ description: 'When it was last changed, otherwise created.' }),
  })
  .openapi('SavedPrompt')
const showSavedPrompt = createBodyMapper(savedPromptBody)
const pageBody = z.object({ saved_prompts: z.array(savedPromptBody), next: nextBody }).openapi('SavedPromptPage')

const { shape: created } = newSavedPrompt
const { shape: changed } = savedPromptChange
const newBody = z.object({ title: created.title.meta(title), text: created.text.meta(text) }).openapi('NewSavedPrompt')
const changeBody = z.object({ title: changed.title.meta(title), text: changed.text.meta(text) }).openapi('SavedPromptChange')

export function registerSavedPromptRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')
  const one = { params: z.object({ id: idParam }) }

  route('get', '/saved-prompts', 'savedPrompts', {
    summary: 'List saved prompts',
    description: 'Newest first. Prompts are for messages to the private assistant.',
    request: { query: z.object(pageQuery()) },
    responses: { 200: answer('Page of saved prompts.', pageBody) },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { rows, next } = await readPage(c.req.valid('query'), formatSavedPromptCursor, (page) =>
        c.get('services').savedPrompts.list(viewer, page),
      )
      return c.json({ saved_prompts: rows.map(showSavedPrompt), next }, 200)
    },
  })

  route('post', '/saved-prompts', 'savePrompt', {
    summary: 'Save a prompt',
    description: 'At most 100. Clients fill in the fields and send the text as a message.',
    request: { body: describeJson(newBody) },
    responses: { 201: describeCreated('The saved prompt.', savedPromptBody) },
    handle: async (c) => {
      const prompt = await c.get('services').savedPrompts.create(requireViewer(c), c.req.valid('json'))
      return c.json(showSavedPrompt(prompt), 201, toLocationHeader(`/saved-prompts/${prompt.id}`))
    },
  })

  route('get', '/saved-prompts/{id}', 'savedPrompts', {
    summary: 'Get a saved prompt',
    description: 'Title and text, for the owner only.',
    request: one,
    responses: { 200: answer('Requested prompt.', savedPromptBody) },
    handle: async (c) => c.json(showSavedPrompt(await c.get('services').savedPrompts.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('patch', '/saved-prompts/{id}', 'savePrompt', {
    summary: 'Change a saved prompt',
    description: 'Omitted fields stay unchanged.',
    request: { ...one, body: describeJson(changeBody) },
    responses: { 200: answer('Changed prompt.', savedPromptBody) },
    handle: async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(showSavedPrompt(await c.get('services').savedPrompts.update(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/saved-prompts/{id}', 'deleteSavedPrompt', {
    summary: 'Delete a saved prompt',
    description: 'Sent messages stay.',
    request: one,
    responses: { 200: answer('The prompt is deleted.', deletedBody) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').savedPrompts.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}
