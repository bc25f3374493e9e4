import { collectDefaultMetrics, Registry } from 'prom-client'

export interface Metrics {
  /** Register counters and histograms here: `new Counter({ …, registers: [metrics.registry] })`. */
  readonly registry: Registry
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return { registry }
}
