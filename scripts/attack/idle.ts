import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Measures the latency of the machine.
const server = createServer((_request, response) => response.end())
server.listen(0, '127.0.0.1', () => console.log(`idle at ${(server.address() as AddressInfo).port}`))
