import { getNamedType, isEnumType, isNonNullType, isObjectType, isUnionType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './schema.ts'

test('every field whose arguments can be refused is nullable, so that the error nulls nothing else', () => {
  const nonNull = Object.values(schema.getTypeMap()).flatMap((type) => {
    const isRead =
      isObjectType(type) && !type.name.startsWith('__') && type !== schema.getMutationType() && type !== schema.getSubscriptionType()
    if (!isRead) return []
    return Object.values(type.getFields()).flatMap((field) => {
      const canBeRefused = field.args.some((argument) => {
        const argumentType = getNamedType(argument.type)
        return !isEnumType(argumentType) && argumentType.name !== 'Boolean'
      })
      if (isUnionType(getNamedType(field.type))) return []
      return canBeRefused && isNonNullType(field.type) ? `${type.name}.${field.name}` : []
    })
  })
  expect(nonNull).toEqual([])
})
