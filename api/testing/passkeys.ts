import { Authenticator } from './authenticator.ts'
import type { Client } from './client.ts'

export type Options = { options: { challenge: string; user?: { id: string } } }

export async function addPasskey(client: Client, authenticator = new Authenticator()) {
  const { body: options } = await client.rest<Options>('POST', '/api/v1/account/passkeys/options')
  const credential = authenticator.create(options)
  const { status, body } = await client.rest<{ id: string }>('POST', '/api/v1/account/passkeys', { credential })
  if (status !== 201) throw new Error(`Adding a passkey answered ${status}: ${JSON.stringify(body)}`)
  return { id: body.id, authenticator }
}

export async function askForPasskey(client: Client): Promise<Options> {
  return (await client.rest<Options>('POST', '/api/v1/auth/passkey/options')).body
}
