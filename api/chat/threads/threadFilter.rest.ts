import { z } from '@hono/zod-openapi'
import { threadTypesThat } from '../../agents/registry.ts'
import { momentQuery } from '../../rest/pages.ts'
import { rule } from '../../platform/errorCodes/rule.ts'

const threadTypes = threadTypesThat(() => true)

/** Query parameters are a string if given once, and an array otherwise. */
const types = z
  .union([z.string().transform((one) => [one]), z.array(z.string()).max(20)])
  .pipe(z.array(z.enum(threadTypes, rule('no_such_conversation_type'))))

/** Query parameters for filtering lists of threads. */
export const threadFilterQuery = {
  q: z.string().optional().openapi({
    description: 'Matches the beginning of words in names and messages. Ignored if shorter than 2 characters.',
    example: 'lighthouse',
  }),
  type: types.optional().openapi({
    type: 'array',
    items: { type: 'string', enum: [...threadTypes] },
    maxItems: 20,
    description: 'The thread types to include, which may include Profile Pal. Can be repeated.',
    example: ['private_chat'],
  }),
  from: momentQuery('Includes conversations last active at or after this time.'),
  to: momentQuery('Includes conversations last active before this time.'),
  include_profile_pal: z.enum(['true', 'false'], 'Say true or false').default('true').openapi({
    description: 'Whether to include the conversation with Profile Pal. Applies only if no types are given.',
    example: 'false',
  }),
}
