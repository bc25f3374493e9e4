import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenLocale } from '../lib/storage.ts'
import { activateLocale, restoreLocale } from './locale.ts'

const never = new Promise<Response>(() => {})

function answerGerman(german: () => Promise<Response>) {
  vi.stubGlobal('fetch', (url: URL) => (url.href.includes('/de.json') ? german() : Promise.resolve(Response.json({ messages: {} }))))
}

beforeEach(() => {
  vi.useFakeTimers()
  chosenLocale.set('de')
})
afterEach(async () => {
  chosenLocale.set(null)
  await activateLocale('en')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('starts in the stored language', async () => {
  answerGerman(async () => Response.json({ messages: {} }))
  await restoreLocale()
  expect(i18n.locale).toBe('de')
})

test('falls back to English after 5000 ms', async () => {
  answerGerman(() => never)
  const start = vi.fn()
  void restoreLocale().then(start)
  await vi.advanceTimersByTimeAsync(4999)
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(start).toHaveBeenCalled()
  expect(i18n.locale).toBe('en')
})

test('falls back to English when the stored language fails to load', async () => {
  answerGerman(async () => new Response(null, { status: 404 }))
  await restoreLocale()
  expect(i18n.locale).toBe('en')
})

test('ignores invalid language tags, and formats dates and numbers for the region of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['C', 'fr', 'en-GB', 'de-AT', 'en'])
  vi.stubGlobal('fetch', async () => Response.json({ messages: {} }))
  const day = new Date(2026, 10, 29)
  await activateLocale('en')
  expect(i18n.date(day, { dateStyle: 'medium' })).toBe('29 Nov 2026')
  chosenLocale.set(null)
  await restoreLocale()
  expect(i18n.locale).toBe('en')
  await activateLocale('de')
  expect(i18n.date(new Date(2026, 0, 2), { dateStyle: 'long' })).toBe('2. Jänner 2026')
})
