import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** @param from the path of a file in an installed package */
export function readFont(from: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(from)))
}
