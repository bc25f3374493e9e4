import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeJson } from '../../rest/bodies.ts'
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
      description: 'Public HTTP or HTTPS URL about the caller.',
      example: 'https://ada.example/about',
    }),
  })
  .openapi('ProfileSource')

const fieldBody = z
  .strictObject({
    answer: z.string().nullish().openapi({
      description: 'Answer, at most 100,000 characters, split for lists.',
      example: 'I live in Skagen',
    }),
    values: z
      .array(z.string())
      .max(500)
      .nullish()
      .openapi({
        example: ['Skagen'],
        description: 'Exact values instead of an answer; an empty list withdraws the drafts.',
      }),
  })
  .openapi('ProfileFieldDraft')

const draftsBody = z.object({ proposals: z.array(proposalBody) }).openapi('ProfileDrafts')

export function registerDraftRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Profile')

  route('post', '/profile/drafts', 'updateProfile', {
    summary: 'Draft the profile',
    description: 'From exactly one text, upload or web page. Nothing changes until a proposal is accepted.',
    request: { body: { ...describeJson(sourceBody), required: true } },
    responses: { 200: answer('Pending proposals from this source; empty if nothing was found.', draftsBody) },
    handle: async (c) => {
      const { text, file_id: fileId, url } = c.req.valid('json')
      const drafts = await c.get('services').profileDrafts.draft(requireViewer(c), { text, fileId, url })
      return c.json({ proposals: drafts.map(showProposal) }, 200)
    },
  })

  route('post', '/profile/drafts/{field}', 'updateProfile', {
    summary: 'Draft a profile field',
    description: 'Replaces a field’s drafts. Nothing changes until a proposal is accepted.',
    request: {
      params: z.object({ field: z.enum(draftableFields).openapi({ description: 'Profile field.', example: 'location' }) }),
      body: { ...describeJson(fieldBody), required: true },
    },
    responses: { 200: answer('Pending proposals for this field.', draftsBody) },
    handle: async (c) => {
      const drafts = await c.get('services').profileDrafts.draftField(requireViewer(c), { ...c.req.valid('param'), ...c.req.valid('json') })
      return c.json({ proposals: drafts.map(showProposal) }, 200)
    },
  })
}
