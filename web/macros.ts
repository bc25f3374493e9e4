import { join } from 'node:path'
import { makeConfig } from '@lingui/conf'
import babel from '@rolldown/plugin-babel'
import linguiConfig from './lingui.config.ts'

/** Both would otherwise search the working directory. */
export function compileMacros() {
  const plugins = [
    ['relay', { artifactDirectory: join(import.meta.dirname, '__generated__') }],
    ['@lingui/babel-plugin-lingui-macro', { linguiConfig: makeConfig(linguiConfig) }],
  ]
  return babel({
    include: /\/(web|design-system)\/.*\.tsx?$/,
    presets: [{ preset: () => ({ plugins }), rolldown: { filter: { code: /graphql`|@lingui\/\w+\/macro/ } } }],
  })
}
