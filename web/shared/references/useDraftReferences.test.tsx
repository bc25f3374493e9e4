import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getReferencesDraft } from '../../lib/storage.ts'
import { useDraftReferences } from './useDraftReferences.ts'

const contract = { kind: 'DOCUMENT', uuid: 'uuid-1', title: 'Mooring contract' } as const

const open = (name: string | null) => renderHook((current) => useDraftReferences(current), { initialProps: name })

test('keeps added references through a reload, until the message is sent', () => {
  const { result, unmount } = open('thread-1')
  act(() => result.current[1]([contract]))
  unmount()
  const reloaded = open('thread-1').result
  expect(reloaded.current[0]).toEqual([contract])
  expect(open('thread-2').result.current[0]).toEqual([])
  act(() => reloaded.current[1]([]))
  expect(open('thread-1').result.current[0]).toEqual([])
})

test('moves references to the thread once it has an ID', () => {
  const { result, rerender } = open(null)
  act(() => result.current[1]([contract]))
  rerender('thread-1')
  expect(open(null).result.current[0]).toEqual([])
  expect(open('thread-1').result.current[0]).toEqual([contract])
})

test('ignores what it can’t read', () => {
  getReferencesDraft('thread-3').set('{"kind":')
  expect(open('thread-3').result.current[0]).toEqual([])
  getReferencesDraft('thread-3').set(JSON.stringify([null, { kind: 1 }, contract]))
  expect(open('thread-3').result.current[0]).toEqual([contract])
})
