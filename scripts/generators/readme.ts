import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '../../api/platform/environment.ts'

const file = join(import.meta.dirname, '../../README.md')

/** Puts text between the README's markers of that name, such as the settings or the figures. */
async function writeReadmePart(name: string, text: string): Promise<void> {
  const readme = await readFile(file, 'utf8')
  const [before, rest = ''] = readme.split(`<!-- ${name} -->\n`)
  const [, after] = rest.split(`<!-- /${name} -->`)
  if (after === undefined) throw new Error(`README.md has no place for the ${name}.`)
  const changed = `${before}<!-- ${name} -->\n${text}\n<!-- /${name} -->${after}`
  if (changed !== readme) await writeFile(file, changed)
}

export async function writeSettings(): Promise<void> {
  const rows = settings.map(({ name, default: value, description }) => `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${description} |`)
  await writeReadmePart('settings', ['| Setting | Default | |', '| --- | --- | --- |', ...rows].join('\n'))
}
