import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Reconnection from './reconnection.ts'

const health = vi.fn<() => Promise<Response>>()

// The shared module may still be probing.
let connection: typeof Reconnection

beforeEach(async () => {
  vi.resetModules()
  connection = await import('./reconnection.ts')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', health)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  health.mockReset()
})

function Listener({ onReachable }: { onReachable: () => void }) {
  connection.useOnReachable(onReachable)
  return null
}

test('probes the server after a failed request and calls back once it responds', async () => {
  const handleReachable = vi.fn()
  render(<Listener onReachable={handleReachable} />)
  health.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response(null, { status: 502 }))
  health.mockResolvedValue(new Response(null))
  connection.reportUnreachable()
  connection.reportUnreachable()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(health).toHaveBeenCalledTimes(2)
  expect(handleReachable).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(health).toHaveBeenCalledTimes(3)
  expect(handleReachable).toHaveBeenCalledTimes(1)
})

test('backs off while health checks pass and requests still fail', async () => {
  health.mockImplementation(async () => new Response(null))
  render(<Listener onReachable={connection.reportUnreachable} />)
  connection.reportUnreachable()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(health.mock.calls.length).toBeLessThan(12)
  expect(health.mock.calls.length).toBeGreaterThan(4)
})
