import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'

const app = await testApp({ LOG_LEVEL: 'silent' })
const { db, files, deletedFiles } = app.platform

const put = async (key: string) => files.put(key, Buffer.from('x'), { contentType: 'text/plain' })
const noted = async (...paths: string[]) => db.deletedFile.createMany({ data: paths.map((path) => ({ path })) })
const isStored = async (key: string) => {
  const file = await files.get(key)
  file?.stream.destroy()
  return file !== null
}
const inMinutes = (count: number) => new Date(Date.now() + count * 60_000)

test('deletes all pending files in one pass', async () => {
  await put('uploads/last')
  await noted(...Array.from({ length: 2100 }, (_, index) => `uploads/${index}`), 'uploads/last')
  await deletedFiles.deleteDue()
  expect(await isStored('uploads/last')).toBe(false)
  expect(await db.deletedFile.count()).toBe(0)
})

test('drops invalid keys without blocking others', async () => {
  await put('uploads/behind')
  await noted(...Array.from({ length: 1100 }, (_, index) => `photos/../uploads/%${index}`), 'uploads/behind')
  await deletedFiles.deleteDue()
  expect(await isStored('uploads/behind')).toBe(false)
  expect(await db.deletedFile.count()).toBe(0)
})

test('retries a failed deletion with backoff without blocking others', async () => {
  await put('uploads/stuck/inside')
  await put('uploads/free')
  await noted('uploads/stuck', 'uploads/free')
  await deletedFiles.deleteDue()
  expect(await isStored('uploads/free')).toBe(false)
  const attempts = async () => (await db.deletedFile.findUniqueOrThrow({ where: { path: 'uploads/stuck' } })).attempts
  expect(await attempts()).toBe(1)
  await deletedFiles.deleteDue()
  expect(await attempts()).toBe(1)
  await deletedFiles.deleteDue(inMinutes(3))
  expect(await attempts()).toBe(2)
  await deletedFiles.deleteDue(inMinutes(5))
  expect(await attempts()).toBe(2)

  await files.delete('uploads/stuck/inside')
  await files.deleteAll('uploads/stuck')
  await deletedFiles.deleteDue(inMinutes(60 * 25))
  expect(await db.deletedFile.count()).toBe(0)
})

test('a path with a slash at its end is a folder', async () => {
  await put('photos/a/1.webp')
  await put('photos/ab/1.webp')
  await noted('photos/a/')
  await deletedFiles.deleteDue()
  expect([await isStored('photos/a/1.webp'), await isStored('photos/ab/1.webp')]).toEqual([false, true])
})

test('failed deletions are queued', async () => {
  const failing = vi.spyOn(files, 'delete').mockRejectedValueOnce(new Error('The file store is away'))
  await put('photos/b/1.webp')
  await deletedFiles.delete(['photos/b/1.webp', 'photos/b/1.webp'])
  failing.mockRestore()
  expect(await isStored('photos/b/1.webp')).toBe(true)
  await deletedFiles.deleteDue(inMinutes(3))
  expect(await isStored('photos/b/1.webp')).toBe(false)
})
