import { z } from 'zod'
import type { TestApp } from '../app.ts'
import { createPerson, type Person } from '../people.ts'

/** With a Profile Pal conversation whose ID has no RFC 9562 version, as most have. */
export async function createPersonWithProfilePal(app: TestApp): Promise<Person & { palId: string }> {
  for (;;) {
    const person = await createPerson(app)
    const { body } = await person.client.rest<{ thread_id: string }>('POST', '/api/v1/chat/profile-pal')
    if (!z.uuid().safeParse(body.thread_id).success) return { ...person, palId: body.thread_id }
  }
}
