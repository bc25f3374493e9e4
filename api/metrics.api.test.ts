import { expect, test } from 'vitest'
import { startApp } from './testing/app.ts'

test('metrics require a token, even locally', async () => {
  const app = await startApp()
  try {
    expect((await app.anyone().fetch('/metrics')).status).toBe(404)
    expect((await app.anyone({ authorization: 'Bearer undefined' }).fetch('/metrics')).status).toBe(404)
  } finally {
    await app.close()
  }
})

test('only the token’s bearer can read metrics', async () => {
  const app = await startApp({ METRICS_TOKEN: 'a long secret' })
  try {
    for (const authorization of ['', 'Bearer ', 'Bearer a long secre', 'Bearer a long secret2', 'a long secret']) {
      expect((await app.anyone({ authorization }).fetch('/metrics')).status).toBe(404)
    }
    const answer = await app.anyone({ authorization: 'Bearer a long secret' }).fetch('/metrics')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('process_cpu')
  } finally {
    await app.close()
  }
})
