import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** A response that nobody reads, for tests of services that stream over one. */
export function aResponse(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()))
}
