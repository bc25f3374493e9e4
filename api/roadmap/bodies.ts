import { z } from '@hono/zod-openapi'

export const roadmapItemBody = z
  .object({
    id: z.uuid(),
    title: z.string().meta({ description: 'The title on one line.', example: 'Calendar' }),
    description: z.string().meta({ description: 'The description of the feature.', example: 'The assistant knows what is planned.' }),
    status: z.enum(['suggested', 'planned', 'in_progress', 'done', 'declined']).meta({
      description: 'The status. Suggested and declined items are visible only to their author.',
      example: 'planned',
    }),
    reply: z.string().nullable().meta({ description: 'The product team’s reply; null without one.' }),
    created_at: z.iso.datetime().meta({ description: 'When the item was created.' }),
    vote_count: z.int().meta({ description: 'The number of votes.', example: 7 }),
    viewer_has_voted: z.boolean().meta({ description: 'Whether the viewer voted; false when signed out.' }),
    viewer_can_vote: z.boolean().meta({ description: 'Whether the signed-in viewer can vote: the item is planned or in progress.' }),
    is_viewers_suggestion: z.boolean().meta({ description: 'Whether the viewer suggested the item.' }),
  })
  .openapi('RoadmapItem')
