import Papa from 'papaparse'
import { DocumentProblem } from './parts.ts'

export function decodeText(bytes: Uint8Array): string {
  const mark = `${bytes[0]} ${bytes[1]}`
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, 10_000).includes(0)) throw new DocumentProblem('This isn’t a text file. Save it as plain text and upload it again.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(findDeclaredEncoding(bytes) ?? 'windows-1252').decode(bytes)
  }
}

function findDeclaredEncoding(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 2000)).toString('latin1')
  const name = /<meta[^<>]{0,200}?charset=["']?([\w-]{1,40})/i.exec(head)?.[1]
  if (!name) return null
  try {
    return new TextDecoder(name).encoding
  } catch {
    return null
  }
}

export function readCsvText(csv: string): string {
  const { data } = Papa.parse<string[]>(csv, { skipEmptyLines: 'greedy' })
  const [first = [], ...rest] = data.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  const hasNames = rest.length > 0 && first.every((cell) => cell !== '' && Number.isNaN(Number(cell)))
  if (!hasNames) return [first, ...rest].map((row) => row.filter((cell) => cell !== '').join('; ')).join('\n')
  const line = (row: string[]) => row.flatMap((cell, index) => (cell === '' ? [] : `${first[index] ?? index + 1}: ${cell}`)).join('; ')
  return rest.map(line).join('\n')
}
