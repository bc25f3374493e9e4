import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx'
import { LoadingFailed } from './LoadingFailed.tsx'

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')))

test('retries a failed load once each time the browser is back online', async () => {
  const handleRetry = vi.fn()
  const failed = (isRetrying: boolean) => (
    <LocaleProvider>
      <LoadingFailed title="Failed" onRetry={handleRetry} isRetrying={isRetrying} />
    </LocaleProvider>
  )
  const { rerender, unmount } = render(failed(false))
  expect(handleRetry).not.toHaveBeenCalled()
  await comeOnline()
  expect(handleRetry).toHaveBeenCalledTimes(1)
  rerender(failed(true))
  await comeOnline()
  expect(handleRetry).toHaveBeenCalledTimes(1)
  rerender(failed(false))
  expect(handleRetry).toHaveBeenCalledTimes(1)
  await comeOnline()
  expect(handleRetry).toHaveBeenCalledTimes(2)
  unmount()
  await comeOnline()
  expect(handleRetry).toHaveBeenCalledTimes(2)
})
