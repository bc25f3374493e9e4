import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, doneBody, describeJson, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { announcementBody } from './announcementBody.ts'

const currentBody = z
  .object({ announcement: z.union([announcementBody, z.null()]).openapi({ description: 'Current announcement; null if none.' }) })
  .openapi('CurrentAnnouncement')

const newBody = z
  .object({
    text: z.string().openapi({ minLength: 1, description: 'Plain text of 1 to 500 characters.', example: 'Maintenance on Sunday.' }),
    ends_at: z.iso.datetime({ offset: true }).nullish().openapi({
      description: 'When it disappears; by default when removed.',
      example: '2030-02-01T12:00:00Z',
    }),
  })
  .openapi('NewAnnouncement')

export function registerAnnouncementRoutes(app: OpenAPIHono<RestEnv>): void {
  createRouteRegistration(app, 'Account')('get', '/announcement', 'announcement', {
    summary: 'Get the announcement',
    description: 'Current message of the operators to all users.',
    responses: { 200: answer('Announcement.', currentBody) },
    handle: async (c) => {
      requireViewer(c)
      const announcement = await c.get('services').announcement.find()
      return c.json({ announcement: announcement && toBody(announcementBody, announcement) }, 200)
    },
  })

  const route = createRouteRegistration(app, 'Operator')
  const refused = {
    403: describeError('The request came from another site, or the access token lacks the scope.'),
    404: describeError('The caller is not an operator.'),
  }

  route('put', '/operator/announcement', 'publishAnnouncement', {
    summary: 'Publish an announcement',
    description: 'Replaces the current announcement for all users.',
    request: { body: describeJson(newBody) },
    responses: { 200: answer('Announcement.', announcementBody), ...refused },
    handle: async (c) => {
      const { text, ends_at } = c.req.valid('json')
      const endsAt = ends_at ? new Date(ends_at) : null
      const announcement = await c.get('services').announcement.publish(requireViewer(c), { text, endsAt })
      return c.json(toBody(announcementBody, announcement), 200)
    },
  })

  route('delete', '/operator/announcement', 'removeAnnouncement', {
    summary: 'Remove the announcement',
    description: 'Does nothing if there is none.',
    responses: { 200: answer('The announcement is removed.', doneBody), ...refused },
    handle: async (c) => {
      await c.get('services').announcement.remove(requireViewer(c))
      return c.json({ ok: true }, 200)
    },
  })
}
