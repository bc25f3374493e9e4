import { readFile } from 'node:fs/promises'

export async function readResidentMemory(pid: number): Promise<number> {
  return Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
