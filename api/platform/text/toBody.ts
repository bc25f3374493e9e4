import { z } from 'zod'

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name

type SourceOf<Body> = Body extends string
  ? Body | Date
  : Body extends number
    ? Body | bigint
    : Body extends readonly (infer Item)[]
      ? readonly SourceOf<Item>[]
      : Body extends object
        ? { readonly [Name in keyof Body as CamelCase<Name & string>]: SourceOf<Body[Name]> }
        : Body

const camelCaseNames = new Map<string, string>()

/** Cached: lists convert the same names for each row. */
export function toCamelCase(name: string): string {
  const known = camelCaseNames.get(name)
  if (known !== undefined) return known
  const converted = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  camelCaseNames.set(name, converted)
  return converted
}

export function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export function toBody<Schema extends z.ZodType>(schema: Schema, value: SourceOf<z.output<Schema>>): z.output<Schema> {
  return convert(schema, value) as z.output<Schema>
}

function convert(schema: unknown, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'object' || value === null) return value
  if (schema instanceof z.ZodNullable) return convert(schema.unwrap(), value)
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => convert(schema.element, item))
  if (!(schema instanceof z.ZodObject)) return value
  const source = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, convert(field, source[toCamelCase(name)])]))
}
