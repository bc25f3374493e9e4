import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, deletedBody, doneBody, describeJson, describeCreated, toLocationHeader, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { chosenPersonBody, invitationLinkBody } from './audienceBodies.ts'
import type { ChosenPerson, SharedInvitation } from './chosenPeople.service.ts'
import { chosenPerson } from './validation.ts'

const newPersonBody = z
  .object({
    person: chosenPerson.meta({ type: 'string', minLength: 1, description: 'Member’s username, or an email address.', example: 'bob' }),
  })
  .openapi('NewChosenPerson')

export function registerChosenPeopleRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Profile')

  route('get', '/profile/chosen-people', 'profile', {
    summary: 'List chosen people',
    description: 'Members of the audience `people`, newest first, at most 200, without the link’s visitors.',
    responses: {
      200: answer('People.', z.object({ people: z.array(chosenPersonBody) }).openapi('ChosenPeople')),
    },
    handle: async (c) => {
      const people = await c.get('services').chosenPeople.list(requireViewer(c))
      return c.json({ people: people.map(showPerson) }, 200)
    },
  })

  route('post', '/profile/chosen-people', 'updateProfile', {
    summary: 'Add a chosen person',
    description: 'Adds a person to the audience `people`. An address counts for the account that has verified it.',
    request: { body: describeJson(newPersonBody) },
    responses: {
      201: describeCreated('The chosen person.', chosenPersonBody),
      404: describeError('`no_such_person`: no member has this username or address.'),
    },
    handle: async (c) => {
      const person = await c.get('services').chosenPeople.add(requireViewer(c), c.req.valid('json'))
      return c.json(showPerson(person), 201, toLocationHeader(`/profile/chosen-people/${person.id}`))
    },
  })

  route('delete', '/profile/chosen-people/{id}', 'updateProfile', {
    summary: 'Remove a chosen person',
    description: 'Effective immediately.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('The person is removed.', deletedBody) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').chosenPeople.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })

  const linkBody = z.object({ invitation_link: invitationLinkBody.nullable() }).openapi('OwnInvitationLink')

  route('get', '/profile/invitation-link', 'profile', {
    summary: 'Get the invitation link',
    description: 'Adds its visitors to the audience `people`. Null if there is none.',
    responses: { 200: answer('Link.', linkBody) },
    handle: async (c) => {
      const link = await c.get('services').chosenPeople.findLink(requireViewer(c))
      return c.json({ invitation_link: link && showLink(link) }, 200)
    },
  })

  route('put', '/profile/invitation-link', 'updateProfile', {
    summary: 'Create the invitation link',
    description: 'Returns the existing link if there is one.',
    responses: { 200: answer('Link.', linkBody) },
    handle: async (c) => {
      const link = await c.get('services').chosenPeople.createLink(requireViewer(c))
      return c.json({ invitation_link: showLink(link) }, 200)
    },
  })

  route('delete', '/profile/invitation-link', 'updateProfile', {
    summary: 'Revoke the invitation link',
    description: 'Everyone who came through it loses access immediately. Does nothing without a link.',
    responses: { 200: answer('The link is revoked.', doneBody) },
    handle: async (c) => {
      await c.get('services').chosenPeople.revokeLink(requireViewer(c))
      return c.json({ ok: true }, 200)
    },
  })
}

function showPerson({ id, user, email, createdAt }: ChosenPerson): z.infer<typeof chosenPersonBody> {
  return { id, username: user?.username ?? null, email, created_at: createdAt.toISOString() }
}

function showLink({ url, visitorCount, createdAt }: SharedInvitation): z.infer<typeof invitationLinkBody> {
  return { url, visitor_count: visitorCount, created_at: createdAt.toISOString() }
}
