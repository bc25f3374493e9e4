import { nilUuid, uuidOrNil } from '../platform/text/ids.ts'
import type { GraphContext } from './builder.ts'

export function ownNode(id: string, { viewer }: Pick<GraphContext, 'viewer'>) {
  return { id: uuidOrNil(id), userId: viewer?.userId ?? nilUuid }
}
