/** `private_chat` becomes PRIVATE_CHAT. */
export function toEnumValues<Value extends string>(described: Readonly<Record<Value, { description: string }>>) {
  const entries = Object.entries<{ description: string }>(described)
  const values = entries.map(([value, { description }]) => [value.toUpperCase(), { value, description }])
  return Object.fromEntries(values) as { [Name in Value as Uppercase<Name>]: { value: Name; description: string } }
}
