import { Webhook } from 'standardwebhooks'

/** What is sent to a webhook; GET /api/v1/openapi.json describes the data of each type under `webhooks`. */
export interface WebhookEvent {
  type: string
  version: number
  timestamp: string
  data: Record<string, unknown>
}

/**
 * What to answer to a request that a webhook got: 400 when it is forged or old, otherwise 204. Give it the body as it came, byte for byte.
 * @param isNew whether this id was not seen before, since an event may come more than once; keep ids for a few days
 * @param handle is to be quick: what takes longer than ten seconds is sent again
 */
export async function receiveWebhook(
  request: { headers: Record<string, string>; body: string },
  { secret, isNew, handle }: { secret: string; isNew: (id: string) => boolean; handle: (event: WebhookEvent) => void | Promise<void> },
): Promise<204 | 400> {
  let event: WebhookEvent
  try {
    event = new Webhook(secret).verify(request.body, request.headers) as WebhookEvent
  } catch {
    return 400
  }
  if (isNew(request.headers['webhook-id'] ?? '')) await handle(event)
  return 204
}
