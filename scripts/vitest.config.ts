import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config'
import { macros } from '../web/macros.ts'
import { chromiumLaunch } from './testing/chromium.ts'

const root = join(import.meta.dirname, '..')
const everywhere = '{api,web,design-system,scripts,bench,prisma}'
/** A worker loads the server's code once, as those of components load theirs: each file starts a server of its own and ends it. */
const api = { root, include: ['api/**/*.api.test.ts'], isolate: false, testTimeout: 20_000, hookTimeout: 30_000 }

/** Vite would take graphql's ES module, and what it leaves to Node the other one: errors of the one are none to the other. */
const resolve: ViteUserConfig['resolve'] = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** Every story in one look (see .storybook/preview.tsx) and on one size of screen. */
function stories(name: string, look: string, viewport: { width: number; height: number }): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    // A library that is found only while a story runs would reload the page under it.
    optimizeDeps: { entries: ['{design-system,web}/**/*.stories.tsx'] },
    test: {
      name,
      root,
      env: { STORYBOOK_LOOK: look },
      isolate: false,
      sequence: { groupOrder: 1 },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [{ browser: 'chromium', viewport }],
        screenshotFailures: false,
      },
    },
  }
}

/**
 * `x.test.ts` needs nothing but Node, `x.api.test.ts` a database, `x.test.tsx` a document, `x.stories.tsx` a browser, and
 * `x.e2e.ts` a browser and the whole product. What drives a browser comes after the rest, so that time limits hold on two cores.
 */
export default defineConfig({
  root,
  test: {
    root,
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          root,
          isolate: false,
          include: [`${everywhere}/**/*.test.ts`],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
        },
      },
      {
        plugins: [react(), macros()],
        test: {
          name: 'web',
          root,
          environment: 'jsdom',
          isolate: false,
          // The first test of a file waits for the code of its screen as well.
          testTimeout: 15_000,
          include: ['{web,design-system}/**/*.test.tsx'],
          setupFiles: ['web/testing/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        resolve,
        test: {
          ...api,
          name: 'api',
          // The embedded database serves one process.
          exclude: ['**/*.cluster.api.test.ts', '**/node_modules/**'],
          globalSetup: ['api/testing/database/embedded.setup.ts'],
        },
      },
      { resolve, test: { ...api, name: 'api-postgres', globalSetup: ['api/testing/database/postgres.setup.ts'] } },
      stories('stories', 'first', { width: 414, height: 896 }),
      stories('stories-turned', 'turned', { width: 1280, height: 800 }),
      {
        test: {
          name: 'e2e',
          root,
          sequence: { groupOrder: 2 },
          include: ['{api,web}/**/*.e2e.ts'],
          globalSetup: ['web/e2e/support/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
