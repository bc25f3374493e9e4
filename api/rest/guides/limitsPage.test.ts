import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { errorCodes } from '../../platform/errorCodes/catalogue.ts'
import { renderLimitsPage } from './limitsPage.ts'

test('the limits page has this server’s values and existing codes', async () => {
  const config = readConfig({ REQUESTS_PER_MINUTE: '1234', STREAMS_PER_PERSON: '77' })
  const page = String(await renderLimitsPage(config, config.plans))
  expect(page).toContain('<td>1,234</td>')
  expect(page).toContain('<td>77</td>')
  expect(page).toContain('&quot;limit&quot;: 30000')
  const codes = [...page.matchAll(/errors#([a-z_]+)"/g)].map(([, code]) => code)
  expect(codes.length).toBeGreaterThan(15)
  expect(codes.filter((code) => !errorCodes.some((known) => known === code))).toEqual([])
})
