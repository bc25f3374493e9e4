import { z } from 'zod'
import { toCamelCase } from '../platform/text/toBody.ts'

export function exposeFields<Field>(
  t: { expose(name: never, options: never): Field },
  { shape }: z.ZodObject,
  except: readonly string[] = [],
): Record<string, Field> {
  const entries = Object.entries(shape).filter(([name]) => !except.includes(name))
  return Object.fromEntries(
    entries.map(([name, schema]) => {
      const isNullable = schema instanceof z.ZodNullable
      const type = toTypeName(isNullable ? schema.unwrap() : schema)
      const options = { type, nullable: isNullable, description: z.globalRegistry.get(schema as z.ZodType)?.description }
      return [toCamelCase(name), t.expose(toCamelCase(name) as never, options as never)]
    }),
  )
}

function toTypeName(schema: unknown): string {
  if (schema instanceof z.ZodISODateTime) return 'DateTime'
  if (schema instanceof z.ZodBoolean) return 'Boolean'
  if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? 'Int' : 'Float'
  return 'String'
}
