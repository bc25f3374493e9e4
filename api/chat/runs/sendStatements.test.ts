import { expect, test } from 'vitest'
import { type Database, isPlannedOnce } from '../../platform/database/database.ts'
import { insertAnswer, insertMessage, insertWithThread } from './sendStatements.ts'

test.each(Object.entries({ insertAnswer, insertMessage, insertWithThread }))('%s is planned once', async (_name, insert) => {
  const sent: string[] = []
  const record = (sql: string) => {
    sent.push(sql)
    return Promise.resolve([])
  }
  await insert({ $queryRawUnsafe: record } as unknown as Database, {} as never)
  expect(sent.map(isPlannedOnce)).toEqual([true])
})
