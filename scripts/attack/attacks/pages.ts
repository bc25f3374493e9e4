import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Attack, findUnexpected, isRefused } from '../attack.ts'
import { callAll } from '../client.ts'

function buildInternalUrls(port: number): string[] {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    'localhost',
    'a.localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '[::]',
  ]
  const elsewhere = [
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://[fd00::1]/',
    'file:///etc/passwd',
  ]
  return [...hosts.map((host) => `http://${host}:${port}/`), ...elsewhere]
}

const privateNetworks: Attack = {
  name: 'SSRF to internal addresses',
  async run(target) {
    let visits = 0
    const server = createServer((_request, response) => {
      visits += 1
      response.setHeader('content-type', 'text/html').end('<p>A secret of this machine</p>')
    }).listen(0)
    await once(server, 'listening')
    const { headers } = await target.signUp('pages')
    const { port } = server.address() as AddressInfo
    const calls = buildInternalUrls(port).map((url) => ({ path: '/api/v1/knowledge/web-pages', headers, body: { url } }))
    const answers = await callAll(target.url, calls, { atOnce: 4 })
    server.close()
    return visits > 0 ? `${visits} requests reached the internal server` : findUnexpected(answers, isRefused)
  },
}

export const pageAttacks = [privateNetworks]
