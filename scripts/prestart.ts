import { existsSync } from 'node:fs'
import { join } from 'node:path'

// Runs before `npm start`: builds what is missing or out of date, where the development packages are installed.

const root = join(import.meta.dirname, '..')
const tools = ['@lingui/cli', 'prisma', 'relay-compiler', 'rolldown', 'vite']

if (tools.every((name) => existsSync(join(root, 'node_modules', name)))) {
  const { build } = await import('./build.ts')
  await build()
  process.exit()
}
if (!existsSync(join(root, 'dist/api/start.js'))) {
  console.error('Twain is not built. Install the development packages with npm ci, then run: npm run build')
  process.exit(1)
}
