import type { z } from 'zod'

export function describeFields<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  texts: { [Field in keyof Shape]: [description: string, example: unknown] },
): Shape {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const [description, example] = texts[name as keyof Shape]
    return [name, schema.meta({ description, example })]
  })
  return Object.fromEntries(fields) as Shape
}
