import { Client } from '../../api/testing/client.ts'

export async function signUp(url: string): Promise<Client> {
  const client = new Client(url)
  const account = { email: 'ada@example.org', username: 'ada', password: 'a long enough one' }
  const { status, body } = await client.rest('POST', '/api/v1/auth/register', account)
  if (status !== 201) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`)
  return client
}

export async function ask(client: Client, input: string): Promise<string> {
  const request = { method: 'POST', body: JSON.stringify({ input, client_id: 'first' }), headers: { 'content-type': 'application/json' } }
  let answer = ''
  for await (const { data } of client.sse('/api/v1/chat/stream', request)) {
    const event = JSON.parse(data) as { type: string; delta?: string }
    if (event.type === 'stream_error') throw new Error(`The answer failed: ${data}`)
    if (event.type === 'delta') answer += event.delta ?? ''
  }
  return answer
}
