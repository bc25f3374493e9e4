import { nilUuid, toUuidOrNil } from '../platform/text/ids.ts'
import type { GraphContext } from './builder.ts'

export function ownNode(id: string, { viewer }: Pick<GraphContext, 'viewer'>) {
  return { id: toUuidOrNil(id), userId: viewer?.userId ?? nilUuid }
}
