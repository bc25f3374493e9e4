import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { compileMacros } from '../web/macros.ts'
import { getChromiumOptions } from './testing/chromium.ts'

const root = join(import.meta.dirname, '..')
/** Run by `npm run prove` and when named. */
const runsSlow = process.env.SLOW_TESTS === 'true'
const slow = runsSlow ? [] : ['**/*.slow.*']
/** Their stories would be loaded, but not tested. */
const withoutPlay = runsSlow
  ? []
  : globSync('{design-system,web}/**/*.stories.tsx', { cwd: root }).filter(
      (file) => !/\bplay\b/.test(readFileSync(join(root, file), 'utf8')),
    )
const everywhere = '{api,web,design-system,scripts,bench,prisma}'
/** For busy machines. */
const expect = { poll: { timeout: 20_000 } }
/** Faster than Vite’s module runner. */
const onNode = { experimental: { viteModuleRunner: false } }
/** Workers load the server code once; each file starts its own server. */
const api = { ...onNode, root, include: ['api/**/*.api.test.ts'], isolate: false, testTimeout: 60_000, hookTimeout: 60_000, expect }

/** EMBEDDED=all runs every API test on the embedded database. */
const embeddedTests = [
  'api/**/*.embedded.api.test.ts',
  'api/{platform/!(mail|jobs),retrieval,chat/engine,chat/stream,testing/database}/**/*.api.test.ts',
  'api/operator/{auditLog,jobs/**/*,storage/**/*}.api.test.ts',
  'api/twin/reader/boundary.api.test.ts',
  ...(runsSlow ? ['api/twin/reader/audiences.api.test.ts'] : []),
]

/** Vite would load a second copy of graphql, and instanceof fails across copies. */
const resolve: ViteUserConfig['resolve'] = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** Stories run last, so that their time limits hold on two cores. */
export default defineConfig({
  root,
  test: {
    root,
    // Each worker loads the server again, which takes 5 s of CPU time.
    maxWorkers: 3,
    // Fixtures leave out fields that a test does not need.
    onConsoleLog: (log) => !log.includes('RelayResponseNormalizer: Payload did not contain a value'),
    projects: [
      {
        resolve,
        test: {
          ...onNode,
          name: 'unit',
          root,
          expect,
          isolate: false,
          testTimeout: 60_000,
          include: [`${everywhere}/**/*.test.ts`],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
        },
      },
      {
        plugins: [react(), compileMacros()],
        test: {
          name: 'web',
          root,
          expect,
          environment: 'jsdom',
          isolate: false,
          // The first test of a file also loads the screen.
          testTimeout: 60_000,
          include: ['{web,design-system}/**/*.test.tsx'],
          setupFiles: ['web/testing/setup.ts', 'web/testing/fastDom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        resolve,
        test: {
          ...api,
          name: 'api',
          exclude: ['**/*.embedded.api.test.ts', '**/node_modules/**', ...slow],
          globalSetup: ['api/testing/database/postgres.setup.ts'],
        },
      },
      {
        resolve,
        test: {
          ...api,
          name: 'api-embedded',
          include: process.env.EMBEDDED === 'all' ? api.include : embeddedTests,
          exclude: ['**/*.cluster.api.test.ts', '**/node_modules/**', ...slow],
          globalSetup: ['api/testing/database/embedded.setup.ts'],
        },
      },
      {
        // `npm run prove -- storybook` renders the others.
        plugins: [storybookTest({ configDir: join(root, '.storybook'), tags: runsSlow ? {} : { include: ['play-fn'] } })],
        // Dependencies discovered while a story runs would reload the page.
        optimizeDeps: { entries: ['{design-system,web}/**/*.stories.tsx'] },
        test: {
          name: 'stories',
          root,
          exclude: withoutPlay,
          env: runsSlow ? {} : { SKIPS_AXE: 'true' },
          isolate: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: getChromiumOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 414, height: 896 } }],
            screenshotFailures: false,
          },
        },
      },
      {
        test: {
          ...onNode,
          name: 'e2e',
          root,
          include: ['{api,web}/**/*.e2e.ts'],
          exclude: ['**/node_modules/**', ...slow],
          globalSetup: ['web/e2e/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect,
        },
      },
    ],
  },
})
