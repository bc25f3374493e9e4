import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Answers at once and does nothing else: what it waits for beside an attack, the machine is to blame for.
const server = createServer((_request, response) => response.end())
server.listen(0, '127.0.0.1', () => console.log(`idle at ${(server.address() as AddressInfo).port}`))
