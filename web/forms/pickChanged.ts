/** Other fields may have changed elsewhere since. @param before values when the form opened; undefined picks all */
export function pickChanged<Values extends object>(values: Values, before: Partial<Values> | undefined): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name as keyof Values]))
  return Object.fromEntries(changed) as Partial<Values>
}
