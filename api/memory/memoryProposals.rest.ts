import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../rest/bodies.ts'
import { idParam } from '../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import type { MemoryProposal } from './memoryProposals.service.ts'

const memoryProposalBody = z
  .object({
    id: z.uuid(),
    action: z.enum(['remember', 'forget']),
    content: z.string().openapi({ description: 'Text of the memory.' }),
    has_untrusted_content: z.boolean().openapi({ description: 'Whether untrusted content was read before.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('MemoryProposal')

export function registerMemoryProposalRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Memories')

  route('get', '/memory-proposals', 'proposals', {
    summary: 'List pending memory proposals',
    description: 'Oldest first. Nothing changes until the owner accepts.',
    responses: {
      200: answer('Pending memory proposals.', z.object({ proposals: z.array(memoryProposalBody) }).openapi('MemoryProposalList')),
    },
    handle: async (c) => {
      const proposals = await c.get('services').memoryProposals.listPending(requireViewer(c))
      return c.json({ proposals: proposals.map(showMemoryProposal) }, 200)
    },
  })

  for (const decision of ['accept', 'reject'] as const) {
    route('post', `/memory-proposals/{id}/${decision}`, 'decide', {
      summary: decision === 'accept' ? 'Accept a memory proposal' : 'Reject a memory proposal',
      description: `${decision === 'accept' ? 'Creates or forgets the memory.' : 'Creates and forgets nothing.'} A proposal can be decided once.`,
      request: { params: z.object({ id: idParam }) },
      responses: { 200: answer('Decided proposal, now deleted.', memoryProposalBody) },
      handle: async (c) => {
        const proposal = await c.get('services').memoryProposals[decision](requireViewer(c), c.req.valid('param'))
        return c.json(showMemoryProposal(proposal), 200)
      },
    })
  }
}

function showMemoryProposal({ id, action, content, hasUntrustedContent, createdAt }: MemoryProposal): z.infer<typeof memoryProposalBody> {
  return { id, action, content, has_untrusted_content: hasUntrustedContent, created_at: createdAt.toISOString() }
}
