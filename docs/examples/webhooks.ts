import { Webhook } from 'standardwebhooks'

/** A webhook event. The OpenAPI document describes the data of each type under `webhooks`. */
export interface WebhookEvent {
  type: string
  version: number
  timestamp: string
  data: Record<string, unknown>
}

/**
 * Verifies and handles a webhook request with its raw body.
 * @param isNew returns true if the ID is new; keep IDs for a few days
 * @param handle must finish within ten seconds
 * @returns the response status: 400 if forged or expired, otherwise 204
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
