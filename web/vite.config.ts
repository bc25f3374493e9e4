import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cssTarget } from './browsers.ts'
import { writeInstallation } from './build/installation.ts'
import { listScreenFiles } from './build/screenFiles.ts'
import linguiConfig from './lingui.config.ts'
import { compileMacros } from './macros.ts'

// The short form changes Host: the API would treat our pages as cross-site.
const api = { target: `http://localhost:${process.env.PORT ?? 4000}` }

export default defineConfig({
  root: import.meta.dirname,
  // React Aria includes texts in thirty languages.
  plugins: [
    react(),
    compileMacros(),
    optimizeLocales.vite({ locales: linguiConfig.locales }),
    listScreenFiles(),
    writeInstallation(),
    compress(),
  ],
  resolve: {
    alias: [
      // The main entry includes Relay's legacy containers.
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      // Only for a feature flag that is off.
      { find: /^\.\/useFragmentInternal_EXPERIMENTAL$/, replacement: './useFragmentInternal_CURRENT' },
      { find: /^zod$/, replacement: join(import.meta.dirname, 'forms/zod.ts') },
    ],
  },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': api, '/api': api, '/files': api, '/invitation': api, '/healthz': api } },
  build: {
    outDir: join(import.meta.dirname, '../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    cssTarget,
    // The Content-Security-Policy forbids data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Bundle only the design-system modules that are used.
      treeshake: { moduleSideEffects: [{ test: /\/design-system\/.*\.tsx?$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // Two files download faster than one of the same total size over parallel connections.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 5 },
            { name: 'relay', test: /node_modules\/(react-relay|relay-runtime)\//, priority: 4 },
            // On a slow line every file adds latency, and browsers load six in parallel.
            { name: 'icons', test: /node_modules\/lucide-react\//, priority: 3, minShareCount: 2 },
            {
              name: 'base',
              test: /\/web\/(main|app\/layout\/BareLayout)\.tsx$|\/design-system\/components\/(Avatar|Banner|LiveRegion|LoadMore|Message|PageColumn|Prose|Tag)\/\2\.tsx$|\/design-system\/components\/(Audience\/AudienceMark|Form\/FormError)\.tsx$|\/web\/__generated__\/use(SendMessage|QueueMessage)Mutation\.graphql\.ts$/,
              priority: 2,
            },
            {
              name: 'frame',
              test: /\/web\/app\/layout\/AppLayout\.tsx$|\/node_modules\/react-(aria|stately)\/dist\/private\/(utils\/(keyboard|useEvent|useSlot|constants)|toggle\/\w+)\.mjs$/,
              priority: 1,
            },
            { name: 'fields', test: /\/design-system\/components\/(Form|Field|TextField)\/\1\.tsx$/ },
            {
              name: 'controls',
              test: /\/design-system\/components\/(Tabs|Switch|CopyField)\/\1\.tsx$|\/design-system\/components\/Audience\/AudienceSwitch\.tsx$/,
            },
            {
              name: 'hooks',
              test: /\/web\/relay\/use\w+\.ts$|\/design-system\/components\/(Card|DescriptionList|Disclosure|Skeleton)\/\1\.tsx$|\/web\/shared\/screen\/ShowMore\.tsx$|\/design-system\/patterns\/Composer\/Composer\.tsx$|\/web\/shared\/conversation\/(composer\/(useDraft|handToComposer)|answer\/sources\/\w+)\.tsx?$/,
            },
            { name: 'overlays', test: /\/design-system\/components\/(Dialog|Menu|Select)\/\w+\.tsx$/ },
            {
              name: 'profile',
              test: /\/web\/shared\/(publicProfile|proposals|audience)\/\w+\.tsx?$|\/web\/forms\/DeleteDialog\.tsx$|\/design-system\/components\/ToggleButton\/ToggleButton\.tsx$/,
            },
            { name: 'offline', test: /\/web\/offline\/\w+\.ts$/ },
            { name: 'loadMyTwin', test: /\/web\/features\/myTwin\/loadMyTwin\.ts$/ },
            { name: 'inputs', test: /\/web\/shared\/(uploads\/useUploads|speech\/browserSpeech)\.ts$/ },
            {
              // The fields of messages recur in every mutation, and compress together.
              name: 'conversation',
              test: /\/web\/shared\/conversation\/Conversation\.tsx$|\/web\/__generated__\/ThreadScreenShowMutation\.graphql\.ts$/,
            },
            { name: 'zod', test: /\/node_modules\/zod\/|\/web\/forms\/zod\.ts$/ },
          ],
        },
      },
    },
  },
})

/** Brotli is too slow per request and saves a seventh compared to gzip. */
function compress(): Plugin {
  // The maximum takes twice as long for 2 % less.
  const getQuality = (file: string) => (/^assets\/(react|relay|base|frame|conversation)-/.test(file) ? constants.BROTLI_MAX_QUALITY : 10)
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
      const compressOne = async (file: string) => {
        const bytes = await readFile(join(dir, file))
        const params = { [constants.BROTLI_PARAM_QUALITY]: getQuality(file) }
        await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(bytes, { params }))
      }
      await Promise.all(texts.map(compressOne))
    },
  }
}
