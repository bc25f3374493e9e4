import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** With concurrent processes, the first link wins. */
export function readOrCreate(file: string, create: () => string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // Processes in different containers may have the same PID.
    const unfinished = `${file}.${randomUUID()}`
    try {
      writeFileSync(unfinished, create(), { mode: 0o600 })
      linkSync(unfinished, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(unfinished, { force: true })
    }
    return readFileSync(file, 'utf8')
  }
}
