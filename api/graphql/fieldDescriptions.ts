import { isInterfaceType, isObjectType } from 'graphql'
import { schema } from './schema.ts'

export function findFieldDescription(type: string, field: string): string | null {
  const found = schema.getType(type)
  return isObjectType(found) || isInterfaceType(found) ? (found.getFields()[field]?.description ?? null) : null
}
