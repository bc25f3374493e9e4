import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import storageQuery from '../../../__generated__/StorageScreenQuery.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { failing, toStorage } from './storageSample.ts'

beforeEach(() => localStorage.clear())

const readRows = (name: string) =>
  within(screen.getByRole('grid', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent))

test('operators see sizes, backlog and webhook deliveries', async () => {
  const app = await openApp('/operator/storage', ada)
  await app.respond(storageQuery, toStorage(failing))
  await screen.findByRole('heading', { name: 'Storage' })
  expect(screen.getByText('1.3 GB')).toBeVisible()
  expect(screen.getByText('3,204')).toBeVisible()
  expect(readRows('Largest tables')[0]).toEqual(['steps', '1,204,000', '734 MB'])
  expect(readRows('Largest tables')[2]).toEqual(['users', '–', '8 kB'])
  expect(readRows('Failed attempts')).toEqual([
    ['500', '12'],
    ['No response', '3'],
  ])
})

test('shows no row counts for databases without estimates', async () => {
  const { viewer } = toStorage(failing)
  const tables = viewer.operator.storage.tables.map((table) => ({ ...table, estimatedRows: null }))
  const operator = { ...viewer.operator, storage: { ...viewer.operator.storage, tables } }
  const app = await openApp('/operator/storage', ada)
  await app.respond(storageQuery, { viewer: { ...viewer, operator } })
  await screen.findByRole('heading', { name: 'Storage' })
  expect(readRows('Largest tables')[0]).toEqual(['steps', '734 MB'])
  expect(screen.getByText('Sizes include indexes.')).toBeVisible()
})

test('is not found for others', async () => {
  const app = await openApp('/operator/storage', ada)
  await app.respond(storageQuery, { viewer: { __typename: 'Viewer', id: 'viewer-1', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
