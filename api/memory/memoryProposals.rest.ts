import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../rest/bodies.ts'
import { existingId } from '../rest/ids.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import type { MemoryProposal } from './memoryProposals.service.ts'
import { defaultError } from '../rest/errors/errors.ts'

const memoryProposalBody = z
  .object({
    id: z.uuid(),
    action: z.enum(['remember', 'forget']),
    content: z.string().openapi({ description: 'The text of the memory to create or forget.' }),
    has_untrusted_content: z
      .boolean()
      .openapi({ description: 'Whether the assistant had read untrusted content before it made the proposal.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('MemoryProposal')

export function registerMemoryProposalRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Memories']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/memory-proposals',
      middleware: defaultError('proposals'),
      tags,
      summary: 'List pending memory proposals',
      description:
        'Oldest first. Nothing is created or forgotten until the owner accepts the proposal. `has_untrusted_content` tells whether the assistant had read untrusted content, such as an attached file.',
      responses: {
        200: answer('The pending memory proposals.', z.object({ proposals: z.array(memoryProposalBody) }).openapi('MemoryProposalList')),
      },
    }),
    async (c) => {
      const proposals = await c.get('services').memoryProposals.pending(requireViewer(c))
      return c.json({ proposals: proposals.map(showMemoryProposal) }, 200)
    },
  )

  for (const decision of ['accept', 'reject'] as const) {
    app.openapi(
      createRoute({
        method: 'post',
        path: `/memory-proposals/{id}/${decision}`,
        middleware: defaultError('decide'),
        tags,
        summary: decision === 'accept' ? 'Keep or forget what was proposed' : 'Turn a proposal down',
        description: `${decision === 'accept' ? 'The memory is kept, or forgotten, in the same moment.' : 'Nothing is kept or forgotten.'} A proposal is decided once; a second decision answers 404.`,
        request: { params: z.object({ id: existingId }) },
        responses: { 200: answer('The decided proposal, which no longer exists.', memoryProposalBody) },
      }),
      async (c) => {
        const proposal = await c.get('services').memoryProposals[decision](requireViewer(c), c.req.valid('param'))
        return c.json(showMemoryProposal(proposal), 200)
      },
    )
  }
}

function showMemoryProposal({ id, action, content, hasUntrustedContent, createdAt }: MemoryProposal): z.infer<typeof memoryProposalBody> {
  return { id, action, content, has_untrusted_content: hasUntrustedContent, created_at: createdAt.toISOString() }
}
