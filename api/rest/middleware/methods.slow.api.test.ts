import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { checkAll } from '../../testing/checkAll.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, createAccessToken } from '../../testing/people.ts'

const app = await testApp()
const { body: document } = await app.anyone().rest<{ paths: Record<string, Record<string, object>> }>('GET', '/api/v1/openapi.json')
const { program } = await createAccessToken(app, (await createPerson(app)).client)
const documented = Object.entries(document.paths).map(([path, calls]): [path: string, methods: string[]] => [
  `/api/v1${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`,
  Object.keys(calls).map((name) => name.toUpperCase()),
])
const paths = documented.map(([path]) => path)
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

test('every path accepts exactly the methods in Allow', { timeout: 60_000 }, async () => {
  await checkAll([...paths, '/healthz', '/readyz', '/api/docs', '/api/v1/openapi.json', '/graphql'], String, async (path) => {
    const allowed = (await ask(program, 'OPTIONS', path)).allow
    expect(allowed).toContain('OPTIONS')
    for (const method of methods) {
      const { status, allow } = await ask(program, method, path)
      if (allowed.includes(method)) expect(status, method).not.toBe(405)
      else expect({ status, allow }, method).toEqual({ status: 405, allow: allowed })
    }
  })
})

test('Allow lists the documented methods, without those of parameterized paths', { timeout: 60_000 }, async () => {
  await checkAll(
    documented,
    ([path]) => path,
    async ([path, calls]) => {
      const { allow } = await ask(program, 'OPTIONS', path)
      expect(allow.filter((method) => method !== 'HEAD')).toEqual([...calls, 'OPTIONS'].toSorted())
      expect(allow.includes('HEAD')).toBe(calls.includes('GET') && path !== '/api/v1/chat/stream')
    },
  )
})

async function ask(client: Client, method: string, path: string): Promise<{ status: number; allow: string[] }> {
  const body = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) ? '{}' : undefined
  const { status, headers, body: answer } = await client.fetch(path, { method, body, headers: { 'content-type': 'application/json' } })
  await answer?.cancel()
  return { status, allow: (headers.get('allow')?.split(', ') ?? []).toSorted() }
}
