import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'

/** Turns graphql tags into imports of what relay-compiler wrote; the plugin itself would look for it beside the working directory. */
export function relayBabel() {
  return babel({
    include: /\/web\/.*\.tsx?$/,
    plugins: [['relay', { artifactDirectory: join(import.meta.dirname, '__generated__') }]],
  })
}
