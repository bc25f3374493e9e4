import { fuzz } from './fuzz.ts'
import { startTarget, type TargetSettings } from '../target.ts'

/** Answers how many requests with hostile values there were, and what was wrong with the answers to them. */
export async function attackWithValues(settings: TargetSettings, requests: number): Promise<{ name: string; problems: string[] }> {
  // Otherwise most of them would be refused before anybody looks at them.
  const target = await startTarget({ ...settings, env: { REQUESTS_PER_MINUTE: '1000000' } })
  try {
    const { sent, positions, seconds, findings } = await fuzz({ url: target.url, requests, parallel: 24 })
    const problems = findings.slice(0, 20).map(({ call, position, problem, answer }) => `${call}, ${position}: ${problem}: ${answer}`)
    if (!target.isAlive()) problems.push('The server is gone')
    return { name: `${sent} hostile values in ${positions} positions of both faces, in ${seconds.toFixed(0)} s`, problems }
  } finally {
    await target.stop()
  }
}
