import type { Plugin, Rolldown } from 'vite'

/** The first match counts; `:` matches any segment. */
export const screenModules: readonly (readonly [path: string, screen: string, ...parts: string[]])[] = [
  ['/', 'features/landing/LandingScreen.tsx'],
  ['/accounts/login', 'features/account/LoginScreen.tsx'],
  ['/accounts/signup', 'features/account/SignupScreen.tsx'],
  ['/onboarding', 'features/onboarding/OnboardingScreen.tsx'],
  ['/chat', 'features/chat/ThreadScreen.tsx'],
  ['/chat/:', 'features/chat/ThreadScreen.tsx', 'shared/conversation/messages/Messages.tsx'],
  ['/twin', 'features/myTwin/MyTwinScreen.tsx', 'features/myTwin/loadMyTwin.ts'],
  ['/twin/:/chat', 'features/twinChat/TwinChatScreen.tsx', 'shared/conversation/messages/Messages.tsx'],
  ['/story', 'features/story/StoryScreen.tsx'],
  ['/knowledge', 'features/knowledge/KnowledgeScreen.tsx'],
  ['/discover', 'features/discover/DiscoverScreen.tsx'],
  ['/history', 'features/history/HistoryScreen.tsx'],
  ['/monitoring', 'features/monitoring/MonitoringScreen.tsx'],
  ['/settings', 'features/settings/SettingsScreen.tsx'],
  ['/roadmap', 'features/roadmap/RoadmapScreen.tsx'],
  ['/pricing', 'features/pricing/PricingScreen.tsx'],
  ['/:', 'features/publicProfile/PublicProfileScreen.tsx'],
]

/** Read by public/start.js. */
export function listScreenFiles(): Plugin {
  return {
    name: 'list-screen-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const inPage = collectFiles(chunks, ({ isEntry }) => isEntry)
        const files: string[] = []
        const addFile = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
        const screens = screenModules.map(([path, ...modules]) => {
          const needed = modules.flatMap((module) => {
            const found = collectFiles(chunks, ({ facadeModuleId, moduleIds }) =>
              [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/web/${module}`)),
            )
            if (found.size === 0) throw new Error(`${module} is not in the bundle.`)
            return [...found]
          })
          return [path, [...new Set(needed)].filter((file) => !inPage.has(file)).map(addFile)]
        })
        const texts = Object.fromEntries(
          Object.keys(bundle).flatMap((file) => {
            const language = /^assets\/(\w\w)-[^/]+\.json$/.exec(file)?.[1]
            return language ? [[language, file]] : []
          }),
        )
        const attrs = { type: 'application/json', id: 'screen-files' }
        return [{ tag: 'script', attrs, children: JSON.stringify({ files, screens, texts }), injectTo: 'head-prepend' }]
      },
    },
  }
}

export function collectFiles(chunks: Rolldown.OutputChunk[], matches: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const imported of chunk.imports) add(named.get(imported))
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
  }
  for (const chunk of chunks.filter(matches)) add(chunk)
  return files
}
