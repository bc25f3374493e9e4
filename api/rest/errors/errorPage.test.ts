import { expect, test } from 'vitest'
import { errorCodes } from '../../platform/errorCodes/catalogue.ts'
import { renderErrorPage } from './errorPage.ts'

test('the page of error codes has a row for each code, and escapes their texts', async () => {
  const page = String(await renderErrorPage())
  expect(errorCodes.filter((code) => !page.includes(`<tr id="${code}">`))).toEqual([])
  expect(page).toContain('Unknown field “{name}”.')
  expect(page).not.toContain('&lt;tr')
})
