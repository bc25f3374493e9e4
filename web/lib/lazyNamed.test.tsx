import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyNamed } from './lazyNamed.ts'

const load = async () => ({ Words: ({ text }: { text: string }) => <p>{text}</p> })

test('what was preloaded is drawn with the first render', async () => {
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

test('what was not preloaded is drawn when it has come', async () => {
  const Words = lazyNamed(load, 'Words')
  render(
    <Suspense fallback="Loading">
      <Words text="Later" />
    </Suspense>,
  )
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Later')).toBeVisible()
})
