import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import draftSource from '../../__generated__/useDraftingSourceMutation.graphql.ts'
import finishOnboarding from '../../__generated__/OnboardingHeadMutation.graphql.ts'
import onboardingQuery from '../../__generated__/OnboardingScreenQuery.graphql.ts'
import { stubLayout } from '../../testing/layout.ts'
import { newcomer, openApp } from '../../testing/openApp.tsx'
import { createDrafts, ended, onboarding, createViewer } from '../../testing/onboardingSample.ts'

stubLayout()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('Back and Forward move between steps and keep typed text', async () => {
  const app = await openApp('/onboarding', newcomer)
  const go = (delta: number) => act(() => app.router.navigate(delta))
  await app.respond(onboardingQuery, onboarding())
  await app.user.click(await screen.findByRole('button', { name: /^Paste a bio/ }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Bio or CV as text' }), 'Inês edits books.')
  await go(-1)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Introduce yourself' })).toHaveFocus())
  await go(1)
  expect(await screen.findByRole('textbox', { name: 'Bio or CV as text' })).toHaveValue('Inês edits books.')
  expect(screen.getByRole('textbox', { name: 'Bio or CV as text' })).toHaveFocus()
  await app.user.click(screen.getByRole('button', { name: 'Back' }))
  await app.user.click(await screen.findByRole('button', { name: /^Answer questions/ }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Inês')
  await app.user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(await screen.findByRole('heading', { name: 'What do you do?' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('')
  await go(-1)
  expect(await screen.findByRole('heading', { name: 'What should people call you?' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Inês')
  await go(-1)
  expect(await screen.findByRole('heading', { name: 'Introduce yourself' })).toBeVisible()
  expect(app.countOf(onboardingQuery)).toBe(0)
})

test('a reload keeps the step and its text', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding())
  await app.user.click(await screen.findByRole('button', { name: /^Paste a bio/ }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Bio or CV as text' }), 'Inês edits books.')
  const { pathname, search } = app.router.state.location
  cleanup()
  const again = await openApp(`${pathname}${search}`, newcomer)
  await again.respond(onboardingQuery, onboarding())
  expect(await screen.findByRole('textbox', { name: 'Bio or CV as text' })).toHaveValue('Inês edits books.')
  await again.user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { name: 'Introduce yourself' })).toBeVisible()
})

test('returns to the review from the questions after it', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding({ proposals: createDrafts('location', 'Lisbon') }))
  await app.user.click(await screen.findByRole('button', { name: 'Answer 6 more' }))
  await app.user.click(await screen.findByRole('button', { name: 'Review answers' }))
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await act(() => app.router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'What should people call you?' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: /^Use a CV/ }))
  expect(await screen.findByRole('button', { name: /^Answer questions.*6 questions left\.$/ })).toBeVisible()
})

test('Skip leaves the onboarding also while a pasted text is read', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding())
  await app.user.click(await screen.findByRole('button', { name: /^Paste a bio/ }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Bio or CV as text' }), 'Inês edits books.')
  await app.user.click(screen.getByRole('button', { name: 'Fill in my profile' }))
  await app.user.click(screen.getByRole('button', { name: 'Skip for now' }))
  await app.respond(finishOnboarding, ended)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat'))
  const proposals = createDrafts('display_name', 'Inês')
  await app.respond(draftSource, {
    draftProfile: { __typename: 'DraftProfilePayload', drafts: proposals, viewer: createViewer({ proposals }) },
  })
  expect(app.router.state.location.pathname).toBe('/chat')
})

test('edits in the review survive Back, until they are cancelled', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding({ proposals: createDrafts('location', 'Lisbon') }))
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Location' }))
  await app.user.type(screen.getByRole('textbox', { name: 'Location' }), ', Portugal')
  await app.user.click(screen.getByRole('button', { name: 'Answer 6 more' }))
  await screen.findByRole('heading', { name: 'What should people call you?' })
  await act(() => app.router.navigate(-1))
  expect(await screen.findByRole('textbox', { name: 'Location' })).toHaveValue('Lisbon, Portugal')
  await app.user.click(screen.getByRole('button', { name: 'Cancel: Location' }))
  await app.user.click(screen.getByRole('button', { name: 'Answer 6 more' }))
  await screen.findByRole('heading', { name: 'What should people call you?' })
  await act(() => app.router.navigate(-1))
  expect(await screen.findByRole('button', { name: 'Edit: Location' })).toBeVisible()
})
