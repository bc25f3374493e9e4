import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const app = await testApp()

test('long unrelated cookies retain no memory', async () => {
  const { client } = await createPerson(app)
  const session = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const me = async (request: number) => {
    const cookie = `${session}; twain.session_token=${request}${'x'.repeat(200_000)}`
    const response = await fetch(`${app.url}/api/v1/auth/me`, { headers: { cookie } })
    await response.arrayBuffer()
    return response.status
  }
  const megabytes = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed / 2 ** 20
  }
  await me(0)
  const before = megabytes()
  for (let request = 1; request <= 100; request++) expect(await me(request)).toBe(200)
  expect(megabytes() - before).toBeLessThan(10)
})
