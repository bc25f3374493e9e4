import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** A response without a reader, for tests of services that stream. */
export function aResponse(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()))
}
