import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export function createResponse(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()))
}
