import { expect, test } from 'vitest'
import { DatabaseShare, workingFor } from './databaseShare.ts'

test('one client cannot use all connections', async () => {
  const share = new DatabaseShare(2)
  const begun: string[] = []
  const finish: (() => void)[] = []
  const query = (client: string | undefined, name: string) => {
    const use = () =>
      share.use(async () => {
        begun.push(name)
        await new Promise<void>((resolve) => finish.push(resolve))
      })
    return client === undefined ? use() : workingFor.run(client, use)
  }
  const all = [query('eager', 'e1'), query('eager', 'e2'), query('eager', 'e3'), query('other', 'o1'), query(undefined, 'job')]
  await new Promise(setImmediate)
  expect(begun).toEqual(['e1', 'e2', 'o1', 'job'])
  finish.shift()?.()
  await new Promise(setImmediate)
  expect(begun).toEqual(['e1', 'e2', 'o1', 'job', 'e3'])
  for (const end of finish) end()
  await Promise.all(all)
})

test('a failed statement returns its connection', async () => {
  const share = new DatabaseShare(1)
  await workingFor.run('somebody', async () => {
    await expect(share.use(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    await expect(share.use(() => Promise.resolve('next'))).resolves.toBe('next')
  })
})
