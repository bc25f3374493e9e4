import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../design-system/tokens')

export interface CssToken {
  name: string
  value: string
  /** The comment behind it, or else the one above its group. */
  description?: string
}

/**
 * The custom properties of a style sheet of tokens, by the rule that they stand in: its selector, with its media query before
 * it if there is one. Of two rules with the same selector the later adds to the earlier.
 */
export function readTokens(file: 'primitive.css' | 'semantic.css'): Map<string, CssToken[]> {
  const rules = new Map<string, CssToken[]>()
  const open: string[] = []
  let group: string | undefined
  for (const line of readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((text) => text.trim())) {
    const comment = /\/\* (?<words>[^*]+) \*\/$/u.exec(line)?.groups?.['words']
    const declared = /^--(?<name>[\w-]+): (?<value>[^;]+);/u.exec(line)?.groups
    if (declared) {
      const { name = '', value = '' } = declared
      const selector = open.join(' ').trim()
      const tokens = rules.get(selector) ?? []
      tokens.push({ name, value, description: comment ?? group })
      rules.set(selector, tokens)
    } else if (line.endsWith('{') || line.endsWith(',')) {
      // A selector may take several lines.
      const before = open.at(-1)?.endsWith(',') ? open.pop() : ''
      open.push(before + line.replace(/ \{$/u, ''))
      group = undefined
    } else if (line === '}') open.pop()
    else if (comment ?? line === '') group = comment
  }
  return rules
}
