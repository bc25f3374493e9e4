import { existsSync } from 'node:fs'

// Builds what is missing or outdated. JavaScript, so that old versions of Node can run it.

const root = new URL('../', import.meta.url)
const exists = (path) => existsSync(new URL(path, root))

const buildTools = ['@lingui/cli', 'prisma', 'relay-compiler', 'rolldown', 'vite']
if (buildTools.every((name) => exists(`node_modules/${name}`))) {
  const { build } = await import('./build.ts')
  await build()
  process.exit()
}
if (!exists('dist/api/start.js')) exit('Twain is not built. Install the development packages with npm ci, then run: npm run build')

function exit(message) {
  console.error(message)
  process.exit(1)
}
