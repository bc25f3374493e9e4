import { readFile } from 'node:fs/promises'
import { StartupError } from '../platform/startupError.ts'
import { roadmapFile, type RoadmapEntry } from './validation.ts'
import { messageOf } from '../platform/text/parseInput.ts'

export async function readRoadmapFile(path: string): Promise<RoadmapEntry[]> {
  const content = await readFile(path, 'utf8').catch(() => {
    throw new StartupError(`The roadmap cannot be read from ${path}.`)
  })
  const result = roadmapFile.safeParse(parsed(content))
  if (result.success) return result.data
  throw new StartupError(result.error.issues.map((issue) => `${path}: ${issue.path.join('.')} ${messageOf(issue)}.`).join('\n'))
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
