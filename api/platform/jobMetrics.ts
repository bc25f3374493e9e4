import type { PgBoss } from 'pg-boss'
import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'

/** Completed jobs are deleted. */
export function measureJobs({ registry }: Pick<Metrics, 'registry'>, getBoss: () => PgBoss | undefined): void {
  const registers = [registry]
  const labelNames = ['queue', 'state'] as const
  const count = new Gauge({ name: 'twain_jobs', help: 'Jobs that wait, run, are retried or failed.', labelNames, registers })
  new Gauge({
    name: 'twain_jobs_oldest_seconds',
    help: 'Time since the oldest waiting job of a queue was due.',
    labelNames: ['queue'],
    registers,
    async collect() {
      count.reset()
      this.reset()
      const { rows } = (await getBoss()?.getDb().executeSql(jobFigures)) ?? { rows: [] }
      for (const { name: queue, state, jobs, due } of rows as { name: string; state: string; jobs: number; due: number | null }[]) {
        count.set({ queue, state }, jobs)
        if (state === 'created' && due !== null) this.set({ queue }, due)
      }
    },
  })
}

const jobFigures = `
  SELECT name, state::text, count(*)::int AS jobs, greatest(0, extract(epoch FROM now() - min(start_after)))::float AS due
  FROM jobs.job WHERE state IN ('created', 'active', 'retry', 'failed') GROUP BY name, state`
