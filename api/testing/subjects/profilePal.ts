import { z } from 'zod'
import type { TestApp } from '../app.ts'
import { aPerson, type Person } from '../people.ts'

/** With a Profile Pal conversation whose ID has no RFC 9562 version, as most have. */
export async function aPersonWithProfilePal(app: TestApp): Promise<Person & { palId: string }> {
  for (;;) {
    const person = await aPerson(app)
    const { body } = await person.client.rest<{ thread_id: string }>('POST', '/api/v1/chat/profile-pal')
    if (!z.uuid().safeParse(body.thread_id).success) return { ...person, palId: body.thread_id }
  }
}
