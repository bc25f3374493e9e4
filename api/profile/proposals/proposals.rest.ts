import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeJson, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { profileBody, proposalBody, showProfile, showProposal } from '../bodies.ts'

const acceptanceBody = z
  .object({
    value: z.string().nullish().openapi({
      description: 'Replacement text; null for the proposed one.',
      example: 'Keeps the lighthouse of Skagen.',
    }),
  })
  .openapi('ProposalAcceptance')

const decided = '`proposal_decided`: the proposal was accepted or rejected before.'

export function registerProposalRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Profile')
  const one = { params: z.object({ id: idParam }) }

  route('get', '/profile/proposals', 'proposals', {
    summary: 'List profile proposals',
    description: 'From conversations and stories, with the source sentence.',
    request: {
      query: z.object({
        status: z.enum(['pending', 'decided']).default('pending').openapi({
          description: 'Status: pending, oldest first; or accepted or rejected, newest first, at most 100.',
          example: 'pending',
        }),
      }),
    },
    responses: { 200: answer('Profile proposals.', z.object({ proposals: z.array(proposalBody) }).openapi('ProfileProposalList')) },
    handle: async (c) => {
      const { proposals } = c.get('services')
      const viewer = requireViewer(c)
      const found = await (c.req.valid('query').status === 'pending' ? proposals.listPending(viewer) : proposals.listDecided(viewer))
      return c.json({ proposals: found.map(showProposal) }, 200)
    },
  })

  route('post', '/profile/proposals/accept', 'updateProfile', {
    summary: 'Accept profile proposals',
    description: 'Changes the profile once; skips decided proposals.',
    request: {
      body: {
        ...describeJson(
          z
            .strictObject({
              ids: z
                .array(z.uuid())
                .min(1)
                .max(500)
                .openapi({ description: 'IDs of the proposals.', example: ['0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d'] }),
            })
            .openapi('ProposalsAcceptance'),
        ),
        required: true,
      },
    },
    responses: {
      200: answer(
        'Accepted proposals and the updated profile.',
        z.object({ proposals: z.array(proposalBody), profile: profileBody }).openapi('AcceptedProposals'),
      ),
      404: describeError('The proposals do not exist or belong to another user.'),
      409: describeError('`proposal_decided`: all of them were accepted or rejected before.'),
    },
    handle: async (c) => {
      const { proposals, pictures } = c.get('services')
      const { proposals: accepted, profile } = await proposals.acceptAll(requireViewer(c), c.req.valid('json'))
      return c.json({ proposals: accepted.map(showProposal), profile: showProfile(profile, pictures) }, 200)
    },
  })

  route('post', '/profile/proposals/{id}/accept', 'updateProfile', {
    summary: 'Accept a profile proposal',
    description: 'Sets the field, or appends to a list. Each proposal can be decided once.',
    request: { ...one, body: { ...describeJson(acceptanceBody), required: false } },
    responses: {
      200: answer(
        'Accepted proposal and the updated profile.',
        z.object({ proposal: proposalBody, profile: profileBody }).openapi('AcceptedProposal'),
      ),
      409: describeError(decided),
    },
    handle: async (c) => {
      const { proposals, pictures } = c.get('services')
      const input = { ...c.req.valid('param'), value: c.req.valid('json').value }
      const { proposal, profile } = await proposals.accept(requireViewer(c), input)
      return c.json({ proposal: showProposal(proposal), profile: showProfile(profile, pictures) }, 200)
    },
  })

  route('post', '/profile/proposals/{id}/reject', 'decide', {
    summary: 'Reject a profile proposal',
    description: 'The profile stays unchanged; the change is not proposed again.',
    request: one,
    responses: {
      200: answer('Rejected profile proposal.', z.object({ proposal: proposalBody }).openapi('RejectedProposal')),
      409: describeError(decided),
    },
    handle: async (c) => {
      const proposal = await c.get('services').proposals.reject(requireViewer(c), c.req.valid('param'))
      return c.json({ proposal: showProposal(proposal) }, 200)
    },
  })
}
