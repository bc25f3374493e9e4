import { spawn } from 'node:child_process'
import { watch } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from './generate.ts'

const root = join(import.meta.dirname, '..')
await generate()

// Links in mails point to the Vite server.
const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env }
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'api/main.ts'], { cwd: root, stdio: 'inherit', env }),
  spawn(join(root, 'node_modules/.bin/vite'), ['--config', 'web/vite.config.ts'], { cwd: root, stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    process.exit()
  })
}

// This process caches the loaded schema.
let isRunning = false
let isWanted = false
async function regenerate() {
  isWanted = true
  if (isRunning) return
  isRunning = true
  while (isWanted) {
    isWanted = false
    const child = spawn(process.execPath, ['scripts/generate.ts'], { cwd: root, stdio: 'inherit' })
    await new Promise((resolve) => child.on('exit', resolve))
  }
  isRunning = false
}

async function regenerateAtChanges(folder: string) {
  for await (const { filename } of watch(join(root, folder), { recursive: true })) {
    if (filename && /\.(tsx?|prisma)$/.test(filename) && !filename.includes('__generated__')) void regenerate()
  }
}
await Promise.all(['api', 'web', 'prisma'].map(regenerateAtChanges))
