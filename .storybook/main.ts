import type { StorybookConfig } from '@storybook/react-vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { cssTarget } from '../web/browsers.ts'
import linguiConfig from '../web/lingui.config.ts'
import { compileMacros } from '../web/macros.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/**/*.mdx', '../design-system/**/*.stories.tsx', '../web/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [{ from: '../node_modules/@fontsource-variable/instrument-sans/files', to: '/fonts' }],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [compileMacros(), optimizeLocales.vite({ locales: linguiConfig.locales })],
      resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
      build: {
        cssTarget,
        // Hundreds of small files would make a docs page load slowly.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react-aria', test: /node_modules\/(?:react-aria|react-stately|@react-aria|@react-stately|@internationalized)/ },
                {
                  name: 'design-system',
                  test: /design-system\/(?:index\.ts|scrollSideways\.ts|(?:components|patterns)\/.*(?<!\.stories|\.guide)\.(?:tsx?|css))$/,
                },
              ],
            },
          },
        },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
