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
    content: z.string().openapi({ description: 'What would be kept, or what the memory says that would go.' }),
    has_foreign_words: z.boolean().openapi({ description: 'Whether the assistant had read words of others when it proposed this.' }),
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
      summary: 'What the assistant would keep or forget and waits for a decision, the oldest first',
      description:
        'What the assistant proposes is neither kept nor forgotten before its owner accepts it here. A proposal says whether the assistant had read words of others, such as an attached file, when it made it.',
      responses: { 200: answer('All of them.', z.object({ proposals: z.array(memoryProposalBody) }).openapi('MemoryProposalList')) },
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
        responses: { 200: answer('The proposal as it was; it is gone now.', memoryProposalBody) },
      }),
      async (c) => {
        const proposal = await c.get('services').memoryProposals[decision](requireViewer(c), c.req.valid('param'))
        return c.json(showMemoryProposal(proposal), 200)
      },
    )
  }
}

function showMemoryProposal({ id, action, content, hasForeignWords, createdAt }: MemoryProposal): z.infer<typeof memoryProposalBody> {
  return { id, action, content, has_foreign_words: hasForeignWords, created_at: createdAt.toISOString() }
}
