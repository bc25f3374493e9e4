import { expect, vi } from 'vitest'
import type { TestApp } from './app.ts'

export async function finishJobs({ platform: { db, jobs } }: Pick<TestApp, 'platform'>, name: string): Promise<void> {
  await jobs.workOff(name)
  const due = async () => {
    const [row] = await db.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM jobs.job WHERE name = ${name} AND (state = 'active' OR state < 'active' AND start_after <= now())`
    return Number(row?.count)
  }
  await vi.waitFor(async () => expect(await due()).toBe(0), { timeout: 30_000, interval: 20 })
}
