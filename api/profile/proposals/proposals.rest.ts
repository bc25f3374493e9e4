import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, json, refusal } from '../../rest/bodies.ts'
import { existingId } from '../../rest/ids.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import { profileBody, proposalBody, showProfile, showProposal } from '../bodies.ts'
import { defaultError } from '../../rest/errors/errors.ts'

const acceptanceBody = z
  .object({
    value: z.string().nullish().openapi({
      description: 'The text to put into the profile in place of the proposed one; left out or null it is taken as proposed.',
      example: 'Keeps the lighthouse of Skagen.',
    }),
  })
  .openapi('ProposalAcceptance')

const decided = '`proposal_decided`: the proposal was accepted or rejected before.'

export function registerProposalRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Profile']
  const one = { params: z.object({ id: existingId }) }

  app.openapi(
    createRoute({
      method: 'get',
      path: '/profile/proposals',
      middleware: defaultError('proposals'),
      tags,
      summary: 'Changes of the profile that stories and conversations propose',
      description:
        'They come from POST /profile/update-from-stories and from conversations, and change nothing by themselves. Each names the field, the value and the sentence that it comes from.',
      request: {
        query: z.object({
          status: z.enum(['pending', 'decided']).default('pending').openapi({
            description:
              'Those that wait, the oldest first; or those that were accepted or turned down, the newest first, a hundred at most.',
            example: 'pending',
          }),
        }),
      },
      responses: { 200: answer('The proposals.', z.object({ proposals: z.array(proposalBody) }).openapi('ProfileProposalList')) },
    }),
    async (c) => {
      const { proposals } = c.get('services')
      const found = await proposals[c.req.valid('query').status](requireViewer(c))
      return c.json({ proposals: found.map(showProposal) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/profile/proposals/{id}/accept',
      middleware: defaultError('updateProfile'),
      tags,
      summary: 'Make the proposed change',
      description:
        'Puts the value, or the one in the body, into the profile; a value of a list is added to it. A proposal is decided once.',
      request: { ...one, body: { ...json(acceptanceBody), required: false } },
      responses: {
        200: answer(
          'The proposal, accepted, and the profile as it is now.',
          z.object({ proposal: proposalBody, profile: profileBody }).openapi('AcceptedProposal'),
        ),
        409: refusal(decided),
      },
    }),
    async (c) => {
      const { proposals, pictures } = c.get('services')
      const input = { ...c.req.valid('param'), value: c.req.valid('json').value }
      const { proposal, profile } = await proposals.accept(requireViewer(c), input)
      return c.json({ proposal: showProposal(proposal), profile: showProfile(profile, pictures) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/profile/proposals/{id}/reject',
      middleware: defaultError('decide'),
      tags,
      summary: 'Turn a proposal down',
      description: 'The profile stays as it is, and the same is not proposed again.',
      request: one,
      responses: {
        200: answer('The proposal, rejected.', z.object({ proposal: proposalBody }).openapi('RejectedProposal')),
        409: refusal(decided),
      },
    }),
    async (c) => {
      const proposal = await c.get('services').proposals.reject(requireViewer(c), c.req.valid('param'))
      return c.json({ proposal: showProposal(proposal) }, 200)
    },
  )
}
