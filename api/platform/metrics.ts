import { collectDefaultMetrics, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return { registry }
}
