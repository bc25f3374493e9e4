import { generate, run } from './generate.ts'
import { step } from './step.ts'

/** The web app for browsers, in dist/web; left alone if it is up to date. What is generated has to be. */
export function buildWeb(): Promise<void> {
  return step('web app', {
    inputs: ['web', 'design-system', 'schema.graphql', 'package-lock.json'],
    outputs: ['dist/web/index.html'],
    // Tests may be who asks for it, and theirs would be React's development build.
    work: () => run('vite', ['build', '--config', 'web/vite.config.ts'], '.', { NODE_ENV: 'production' }),
  })
}

/** The server in dist/api; left alone if it is up to date. What is generated has to be. */
export function buildApi(): Promise<void> {
  return step('API', {
    inputs: ['api', 'prisma/schema.prisma', 'scripts/production/bundleApi.ts', 'package.json', 'package-lock.json'],
    outputs: ['dist/api/start.js'],
    work: async () => (await import('./production/bundleApi.ts')).writeApi(),
  })
}

/** Everything that a start needs without the development packages. */
export async function build(): Promise<void> {
  await generate()
  await buildWeb()
  await buildApi()
}

if (import.meta.main) {
  await build()
  process.exit()
}
