import { join } from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { build } from '../../../scripts/build.ts'
import { getChromiumOptions, installChromium } from '../../../scripts/testing/chromium.ts'
import { startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    e2e: { browser: string; product: string; withoutModel: string; model: string; mail: string }
  }
}

/** Shared, except by tests that kill their server. */
export default async function setup(project: TestProject) {
  await Promise.all([build(), installChromium()])
  await using started = new AsyncDisposableStack()
  const folder = await createTemporaryFolder('e2e')
  started.defer(() => folder.remove())
  const model = await startMockModel({ tokens: 300, interval: 5 })
  started.defer(() => model.close())
  const browser = await chromium.launchServer(getChromiumOptions())
  started.defer(() => browser.close())
  const dataDir = (name: string) => join(folder.path, name)
  const [product, withoutModel] = await Promise.all([
    startProduct({
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
      DATA_DIR: dataDir('product'),
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'mock',
      LLM_IDLE_TIMEOUT_MS: '1500',
    }),
    startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: dataDir('without-model') }),
  ])
  started.defer(() => product.stop())
  started.defer(() => withoutModel.stop())
  project.provide('e2e', {
    browser: browser.wsEndpoint(),
    product: product.url,
    withoutModel: withoutModel.url,
    model: model.url,
    mail: join(dataDir('product'), 'mail'),
  })
  const running = started.move()
  return () => running.disposeAsync()
}
