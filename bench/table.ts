import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

export interface Row {
  measure: string
  result: string
  baseline?: string
  target?: { text: string; isMet: boolean }
}

export async function report(rows: readonly Row[], marker: string, start: number): Promise<0 | 1> {
  const table = toTable(rows)
  console.log(`\n${table}\n\nMeasured in ${Math.round((performance.now() - start) / 1000)} s.`)
  if (process.argv.includes('--write')) await writeTable(marker, table)
  return rows.every(({ target }) => target?.isMet ?? true) ? 0 : 1
}

function toTable(rows: readonly Row[]): string {
  const cells = rows.map(({ measure, result, baseline = '', target }) => [
    measure,
    result,
    baseline,
    target?.text ?? '',
    target ? (target.isMet ? 'yes' : 'no') : '',
  ])
  const lines = [['Measure', 'Result', 'Baseline', 'Target', 'Met'], ['---', '---', '---', '---', '---'], ...cells]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

async function writeTable(marker: string, table: string): Promise<void> {
  const file = join(import.meta.dirname, '../docs/benchmarks.md')
  const text = await readFile(file, 'utf8')
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores with Node ${process.versions.node}.`
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`]
  const [before = '', rest = ''] = text.split(begin)
  const written = `${before}${begin}\n${measured}\n\n${table}\n${end}${rest.split(end)[1] ?? ''}`
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`${file} has no markers for the table.`)
  await writeFile(file, written)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

export const ms = (value: number) => `${value.toFixed(1)} ms`
export const count = (value: number) => Math.round(value).toLocaleString('en')
export const ratio = (value: number) => value.toFixed(2)
