import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { cssTarget } from '../web/browsers.ts'
import { macros } from '../web/macros.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/**/*.mdx', '../design-system/**/*.stories.tsx', '../web/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [macros()],
      resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
      build: { cssTarget },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
