import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../api/platform/environment.ts'

const chart = join(import.meta.dirname, '../../docs/helm')
const templates = globSync('templates/*', { cwd: chart }).map((file) => readFileSync(join(chart, file), 'utf8'))
const used = templates.flatMap((text) => [...text.matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\bROLES\b/g)].map(([name]) => name))
const known = settings.map(({ name }) => name as string)

test('every setting in the chart exists', () => {
  expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([])
})

test('the chart has values for stores, secrets, mail and models', () => {
  const important = known.filter((name) =>
    /^(DATABASE|TWIN_DATABASE|REDIS|SMTP|PUBLIC)_URL$|^(S3|SESSION)_|^MAIL_FROM$|^ROLES$|^TRUSTED_PROXIES$/.test(name),
  )
  const ofModels = ['LLM_PROVIDER', 'LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY', 'LLM_CONTEXT_TOKENS']
  expect(used).toEqual(expect.arrayContaining([...important, ...ofModels]))
})

test('the chart has the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(chart, '../../package.json'), 'utf8')) as { version: string }
  expect(readFileSync(join(chart, 'Chart.yaml'), 'utf8')).toContain(`appVersion: ${version}\n`)
})
