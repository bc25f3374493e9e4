import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { Platform } from './platform.ts'

/** Logs routes instead of paths, which contain secrets of links. */
export function createAccessLog({ config, log, metrics }: Pick<Platform, 'config' | 'log' | 'metrics'>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!config.logsRequests) return
    const start = performance.now()
    const entry = { ip: proxyAddr(request, config.trustedProxies), method: request.method }
    response.once('close', () => {
      const durationMs = Math.round(performance.now() - start)
      const { statusCode: status, writableFinished: isComplete } = response
      log.info({ ...entry, route: metrics.requests.getRoute(response), status, isComplete, durationMs }, 'request')
    })
  }
}
