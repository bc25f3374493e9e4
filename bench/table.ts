/** One line of the table: what was measured, beside the floor of the same run and the bar that the project set itself. */
export interface Row {
  measure: string
  ours: string
  floor: string
  bar: string
  met: boolean
}

export function printTable(rows: Row[]) {
  const cells = rows.map(({ measure, ours, floor, bar, met }) => [measure, ours, floor, bar, met ? 'yes' : 'no'])
  const table = [['Measure', 'Ours', 'Floor', 'Bar', 'Met'], ...cells]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? []
  const lines = table.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  console.log(lines.join('\n'))
}

export function quantile(values: number[], q: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

export const ms = (value: number) => `${value.toFixed(1)} ms`
export const count = (value: number) => Math.round(value).toLocaleString('en')
export const ratio = (value: number) => value.toFixed(2)
