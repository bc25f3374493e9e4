import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { expect, test, vi } from 'vitest'
import { lazyNamed, retryFailedImports } from './lazyNamed.ts'

const load = async () => ({ Words: ({ text }: { text: string }) => <p>{text}</p> })

test('renders a preloaded component immediately', async () => {
  const Words = lazyNamed(load, 'Words')
  Words.preload()
  await new Promise((resolve) => setTimeout(resolve))
  render(
    <Suspense fallback="Loading">
      <Words text="Here" />
    </Suspense>,
  )
  expect(screen.getByText('Here')).toBeVisible()
})

test('renders other components once loaded', async () => {
  const Words = lazyNamed(load, 'Words')
  render(
    <Suspense fallback="Loading">
      <Words text="Later" />
    </Suspense>,
  )
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Later')).toBeVisible()
})

test('reloads a failed component only after a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isReachable = false
  const loadIfReachable = vi.fn(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module')
    return load()
  })
  const Words = lazyNamed(loadIfReachable, 'Words')
  render(
    <ErrorBoundary
      onReset={retryFailedImports}
      fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Retry</button>}
    >
      <Suspense fallback="Loading">
        <Words text="Here" />
      </Suspense>
    </ErrorBoundary>,
  )
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(loadIfReachable).toHaveBeenCalledTimes(1)
  isReachable = true
  fireEvent.click(retry)
  expect(await screen.findByText('Here')).toBeVisible()
})
