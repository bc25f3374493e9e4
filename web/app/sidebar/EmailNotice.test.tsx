import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, openApp } from '../../testing/openApp.tsx'

test('Somebody who has not confirmed their address is reminded of the link until they put the reminder away', async () => {
  const { user } = await openApp('/roadmap', { ...ada, viewerCanVerifyEmail: true })
  const words = await screen.findByText('Confirm your email address: open the link we sent to ada@example.org.')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(words).not.toBeInTheDocument()
})

test('Nobody else is', async () => {
  await openApp('/roadmap', ada)
  await screen.findByRole('banner')
  expect(screen.queryByText(/Confirm your address/)).toBeNull()
})
