import { nilUuid, uuidOrNil } from '../platform/text/ids.ts'
import type { GraphContext } from './builder.ts'

/** Where a node of one person’s own is looked for: one of somebody else’s is as if it were not there. */
export function ownNode(id: string, { viewer }: Pick<GraphContext, 'viewer'>) {
  return { id: uuidOrNil(id), userId: viewer?.userId ?? nilUuid }
}
