import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, json } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { proposalBody, showProposal } from '../bodies.ts'
import { draftableFields } from './drafts.service.ts'

const sourceBody = z
  .strictObject({
    text: z.string().nullish().openapi({
      minLength: 1,
      description: 'Biography or CV, at most 100,000 characters.',
      example: 'Ada keeps a lighthouse in Skagen. In her free time she enjoys sailing and old maps.',
    }),
    file_id: z.string().nullish().openapi({
      format: 'uuid',
      description: 'ID of an upload, such as a CV.',
      example: '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d',
    }),
    url: z.string().nullish().openapi({
      description: 'The public HTTP or HTTPS URL of a page about the caller. Defaults to HTTPS if it has no scheme.',
      example: 'https://ada.example/about',
    }),
  })
  .openapi('ProfileSource')

const fieldBody = z
  .strictObject({
    answer: z.string().nullish().openapi({
      description: 'The answer, at most 100,000 characters. Lists are split into entries.',
      example: 'I live in Skagen',
    }),
    values: z
      .array(z.string())
      .max(500)
      .nullish()
      .openapi({
        example: ['Skagen'],
        description: 'Exact values instead; empty withdraws the drafts.',
      }),
  })
  .openapi('ProfileFieldDraft')

const draftsBody = z.object({ proposals: z.array(proposalBody) }).openapi('ProfileDrafts')

export function registerDraftRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Profile')

  route('post', '/profile/drafts', 'updateProfile', {
    summary: 'Draft the profile',
    description:
      'Proposes profile values found in a text, an upload or a web page; send exactly one of them. Nothing changes until a proposal is accepted.',
    request: { body: { ...json(sourceBody), required: true } },
    responses: { 200: answer('The pending proposals from this source; empty if nothing was found.', draftsBody) },
    handle: async (c) => {
      const { text, file_id: fileId, url } = c.req.valid('json')
      const drafts = await c.get('services').profileDrafts.draft(requireViewer(c), { text, fileId, url })
      return c.json({ proposals: drafts.map(showProposal) }, 200)
    },
  })

  route('post', '/profile/drafts/{field}', 'updateProfile', {
    summary: 'Draft a profile field',
    description: 'Replaces the drafts of a field with an answer or exact values. Nothing changes until a proposal is accepted.',
    request: {
      params: z.object({ field: z.enum(draftableFields).openapi({ description: 'The profile field.', example: 'location' }) }),
      body: { ...json(fieldBody), required: true },
    },
    responses: { 200: answer('The pending proposals for this field.', draftsBody) },
    handle: async (c) => {
      const drafts = await c.get('services').profileDrafts.draftField(requireViewer(c), { ...c.req.valid('param'), ...c.req.valid('json') })
      return c.json({ proposals: drafts.map(showProposal) }, 200)
    },
  })
}
