import { generate, run } from './generate.ts'
import { step } from './step.ts'

export function buildWeb(): Promise<void> {
  return step('web app', {
    inputs: ['web', 'design-system', 'schema.graphql', 'package-lock.json'],
    outputs: ['dist/web/index.html'],
    // NODE_ENV=test would select React's development build.
    work: () => run('vite', ['build', '--config', 'web/vite.config.ts'], '.', { NODE_ENV: 'production' }),
  })
}

export function buildApi(): Promise<void> {
  return step('API', {
    inputs: ['api', 'prisma/schema.prisma', 'scripts/production/bundleApi.ts', 'package.json', 'package-lock.json'],
    outputs: ['dist/api/start.js', 'dist/api/commands.js'],
    work: async () => (await import('./production/bundleApi.ts')).writeApi(),
  })
}

export async function build(): Promise<void> {
  await generate()
  await buildWeb()
  await buildApi()
}

if (import.meta.main) {
  await build()
  process.exit()
}
