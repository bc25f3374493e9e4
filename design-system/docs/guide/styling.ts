/** Paths as in the globs of the docs pages. */
export function listStylesheets(source: string, path: string): string[] {
  return [...source.matchAll(/from '(?<file>\.[^']+\.module\.css)'/gu)].map(
    ({ groups }) => `../..${new URL(groups?.['file'] ?? '', `file:///${path.replace('../../', '')}`).pathname}`,
  )
}

export function listAttributes(css: string): [name: string, values: string[]][] {
  const found = new Map<string, Set<string>>()
  for (const { groups } of css.matchAll(/\[(?<name>(?:data|aria)-[\w-]+)(?:[~^|]?='(?<value>[^']*)')?\]/gu)) {
    const values = found.get(groups?.['name'] ?? '') ?? new Set()
    if (groups?.['value']) values.add(groups['value'])
    found.set(groups?.['name'] ?? '', values)
  }
  return [...found].map(([name, values]): [string, string[]] => [name, [...values].toSorted()]).toSorted(([a], [b]) => a.localeCompare(b))
}
