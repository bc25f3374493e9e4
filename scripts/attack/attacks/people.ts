import type { Person, Target } from '../target.ts'

/** Somebody whose twin anybody may talk to. */
export async function aTwin(target: Target): Promise<Person> {
  const person = await target.signUp('twin')
  const body = { public: true, bio: 'I repair old radios.', interests: ['radios'], twin_enabled: true }
  const { status, text } = await target.call({ method: 'PUT', path: '/api/v1/profile', headers: person.headers, body })
  if (status !== 200) throw new Error(`Nobody can make their profile public: ${status} ${text}`)
  return person
}
