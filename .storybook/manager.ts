import { addons } from 'storybook/manager-api'
import { createTheme } from './theme.ts'

const system = matchMedia('(prefers-color-scheme: dark)')
let wanted = 'system'

function applyTheme() {
  const theme = wanted === 'system' ? (system.matches ? 'dark' : 'light') : wanted
  addons.setConfig({
    theme: createTheme(theme === 'dark' ? 'dark' : 'light'),
    sidebar: { showRoots: true, collapsedRoots: ['screens', 'other-names'] },
  })
}

applyTheme()
system.addEventListener('change', applyTheme)
addons.register('twain/theme', (api) => {
  const handleGlobals = ({ globals }: { globals: Record<string, unknown> }) => {
    if (globals['theme'] === wanted) return
    wanted = String(globals['theme'])
    applyTheme()
  }
  api.on('setGlobals', handleGlobals)
  api.on('globalsUpdated', handleGlobals)
})
