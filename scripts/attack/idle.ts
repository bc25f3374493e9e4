import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A server that does nothing: its latency is the machine's own.
const server = createServer((_request, response) => response.end())
server.listen(0, '127.0.0.1', () => console.log(`idle at ${(server.address() as AddressInfo).port}`))
