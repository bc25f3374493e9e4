import type { z } from 'zod'

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name
type Stored<Value> = Value | (string extends Value ? Date : never) | (number extends Value ? bigint : never)
export type Row<Body> = { readonly [Field in keyof Body as CamelCase<Field> & string]: Stored<Body[Field]> }

export function createBodyMapper<Body extends object>(schema: z.ZodType<Body> & { readonly shape: object }): (row: Row<Body>) => Body {
  const fields = Object.keys(schema.shape).map(
    (name) => [name, name.replaceAll(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase())] as const,
  )
  return (row) => {
    const present = fields.filter(([, field]) => Object.hasOwn(row, field))
    return Object.fromEntries(present.map(([name, field]) => [name, toJson(row[field as keyof typeof row])])) as Body
  }
}

function toJson(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'bigint' ? Number(value) : value
}
