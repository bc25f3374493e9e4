import { StartupError } from './startupError.ts'
import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Claims a file for this process and answers with its release. A file left behind by a process that was killed is taken
 * over; one held by a living process throws.
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const claim = async () => writeFile(path, await identify(process.pid), { flag: 'wx' })
  try {
    await claim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = await readFile(path, 'utf8')
    const pid = Number.parseInt(holder, 10)
    if (isAlive(pid) && holder === (await identify(pid))) {
      throw new StartupError(
        `Another process (${pid}) is using ${path.replace(/\.lock$/, '')}. Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    await rm(path, { force: true })
    await claim()
  }
  return () => rm(path, { force: true })
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Process ids are used again after a reboot or in a container; on Linux the time of the process's start tells them apart. */
async function identify(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${pid} ${startedAt}`
}
