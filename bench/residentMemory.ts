import { readdir, readFile } from 'node:fs/promises'

/** In megabytes, with child processes. Processes that have ended count as 0. */
export async function readResidentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const started = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')))
  const children = started.join(' ').split(' ').filter(Boolean).map(Number)
  const memory = await Promise.all(children.map(readResidentMemory))
  return memory.reduce((sum, megabytes) => sum + megabytes, own)
}
