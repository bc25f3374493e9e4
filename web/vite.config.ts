import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cssTarget } from './browsers.ts'
import { listScreenFiles } from './build/screenFiles.ts'
import linguiConfig from './lingui.config.ts'
import { macros } from './macros.ts'

// Not the short form, which changes Host: the API would take our own pages for another site's.
const api = { target: `http://localhost:${process.env.PORT ?? 4000}` }

export default defineConfig({
  root: import.meta.dirname,
  // React Aria brings its own words in thirty languages along.
  plugins: [react(), macros(), optimizeLocales.vite({ locales: linguiConfig.locales }), listScreenFiles(), compress()],
  // The main entry brings the containers of older Relay along.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': api, '/api': api, '/files': api, '/healthz': api } },
  build: {
    outDir: join(import.meta.dirname, '../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    cssTarget,
    // Fonts and images must stay files: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Of the design system each chunk carries what it uses; its style sheets are found through its components.
      treeshake: { moduleSideEffects: [{ test: /\/design-system\/.*\.tsx?$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // Two files come faster than one as large, since each connection of a browser has its share of the line.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 5 },
            { name: 'relay', test: /node_modules\/(react-relay|relay-runtime)\//, priority: 4 },
            // Each with all that it imports. On a slow line every file costs a wait, and browsers ask for six at once.
            { name: 'icons', test: /node_modules\/lucide-react\//, priority: 3 },
            {
              name: 'base',
              test: /\/web\/(main|app\/layout\/BareLayout)\.tsx$|\/design-system\/components\/(Avatar|Banner|LiveRegion|LoadMore|Message|PageColumn|Prose|Tag|VoiceMark)\/\2\.tsx$/,
              priority: 2,
            },
            {
              name: 'frame',
              test: /\/web\/app\/layout\/AppLayout\.tsx$|\/node_modules\/react-(aria|stately)\/dist\/private\/(focus\/FocusScope|utils\/(keyboard|useEvent|useSlot|constants)|toggle\/\w+)\.mjs$/,
              priority: 1,
            },
            { name: 'fields', test: /\/design-system\/components\/(Form|Field|TextField)\// },
            { name: 'controls', test: /\/design-system\/components\/(Tabs|Switch|CopyField)\/\1\.tsx$/ },
            { name: 'proposals', test: /\/web\/domain\/proposals\/(ProfileProposals|Proposal)\.tsx$/ },
            { name: 'profile', test: /\/web\/domain\/publicProfile\/(PublicProfilePage\.tsx|sections\.ts)$/ },
            { name: 'my-twin', test: /\/web\/features\/myTwin\/MyTwinScreen\.tsx$/ },
          ],
        },
      },
    },
  },
})

/** Beside each script and style sheet as Brotli, which takes too long to be done while somebody waits, and saves a seventh of what gzip leaves. */
function compress(): Plugin {
  // The highest of 11 takes twice as long for 2 % less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
      const compressOne = async (file: string) => {
        const bytes = await promisify(brotliCompress)(await readFile(join(dir, file)), { params })
        await writeFile(join(dir, `${file}.br`), bytes)
      }
      await Promise.all(texts.map(compressOne))
    },
  }
}
