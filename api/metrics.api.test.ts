import { expect, test } from 'vitest'
import { startApp } from './testing/app.ts'

test('without a token there are no metrics, not even for this machine', async () => {
  const app = await startApp()
  try {
    expect((await app.anyone().fetch('/metrics')).status).toBe(404)
    expect((await app.anyone({ authorization: 'Bearer undefined' }).fetch('/metrics')).status).toBe(404)
  } finally {
    await app.close()
  }
})

test('with a token only its bearer reads them', async () => {
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
