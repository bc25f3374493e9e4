import { z } from '@hono/zod-openapi'

export const roadmapItemBody = z
  .object({
    id: z.uuid(),
    title: z.string().meta({ description: 'Title on one line.', example: 'Calendar' }),
    description: z.string().meta({ description: 'Description of the feature.', example: 'The assistant knows what is planned.' }),
    status: z.enum(['suggested', 'planned', 'in_progress', 'done', 'declined']).meta({
      description: 'Status; only authors see suggested and declined items.',
      example: 'planned',
    }),
    reply: z.string().nullable().meta({ description: 'Product team’s reply; null without one.' }),
    created_at: z.iso.datetime().meta({ description: 'When it was created.' }),
    vote_count: z.int().meta({ description: 'Number of votes so far.', example: 7 }),
    viewer_has_voted: z.boolean().meta({ description: 'Whether the viewer voted.' }),
    viewer_can_vote: z.boolean().meta({ description: 'Whether the viewer can vote.' }),
    is_viewers_suggestion: z.boolean().meta({ description: 'Whether the viewer suggested it.' }),
  })
  .openapi('RoadmapItem')
