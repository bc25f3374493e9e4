import { run } from './generate.ts'
import { step } from './step.ts'

/** The web app for browsers, in dist/web; left alone if it is up to date. What is generated has to be. */
export function buildWeb(): Promise<void> {
  return step('web app', {
    inputs: ['web', 'design-system', 'schema.graphql', 'package-lock.json'],
    outputs: ['dist/web/index.html'],
    work: () => run('vite', ['build', '--config', 'web/vite.config.ts']),
  })
}

if (import.meta.main) await buildWeb()
