import fc from 'fast-check'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
}

/** Includes NUL, unpaired surrogates, code and very long texts. */
export const anyText = fc.oneof(
  // fc.string with all code points would first build a map of them, which takes a second and 300 MB.
  fc.array(fc.nat({ max: 0x10ffff }), { maxLength: 60 }).map((points) => String.fromCodePoint(...points)),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    'שלום',
    '🧑🏽‍🚀',
    "' OR 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '‮abc',
    'true',
    '-0',
    '1e999',
  ),
  fc.integer({ min: 1000, max: 300_000 }).map((length) => 'x'.repeat(length)),
)
const anyJson = fc.oneof(
  { maxDepth: 2 },
  anyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.constant({ __proto__: null, constructor: {}, toString: 1 }),
)

export function valid(schema: Schema, find: (ref: string) => Schema): fc.Arbitrary<unknown> {
  const { $ref, type, enum: choices, anyOf, oneOf, properties = {}, items, minimum = 0, maximum = 50 } = schema
  const of = (inner: Schema) => valid(inner, find)
  if ($ref) return of(find($ref))
  if (choices) return fc.constantFrom(...choices)
  if ('const' in schema) return fc.constant(schema.const)
  const variants = anyOf ?? oneOf
  if (variants) return fc.oneof(...variants.map(of))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => of({ ...schema, type: one })))
  switch (type) {
    case 'object': {
      const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, of(field)]))
      return fc.record(fields, { requiredKeys: schema.required ?? [] })
    }
    case 'array':
      return fc.array(items ? of(items) : anyJson, { maxLength: 3 })
    case 'integer':
    case 'number':
      return fc.integer({ min: minimum, max: maximum })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return createText(schema)
    default:
      return anyJson
  }
}

function createText({ format }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  return fc.oneof(
    fc.string({ minLength: 3, maxLength: 20 }),
    fc.constantFrom('A plain text.', 'person1@example.org', 'a long enough one'),
    anyText,
  )
}

export function breakBody(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changed = fc.tuple(body, anyJson, fc.nat(), fc.constantFrom('missing', 'extra', 'retyped')).map(([value, other, index, how]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return other
    const entries = Object.entries(value)
    const [name] = entries[index % Math.max(entries.length, 1)] ?? ['nothing']
    if (how === 'extra') return { ...value, is_admin: other, id: other }
    const rest = Object.fromEntries(entries.filter(([key]) => key !== name))
    return how === 'missing' ? rest : { ...rest, [name]: other }
  })
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: anyJson })
}
