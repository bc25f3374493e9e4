import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { build, type Plugin, type Rolldown } from 'vite'
import tokens from '../../design-system/tokens/modes/primitive.tokens.json' with { type: 'json' }
import { sharePath } from '../worker/answers.ts'
import { collectFiles } from './screenFiles.ts'

const web = join(import.meta.dirname, '..')

/** Cached for offline use: the chat and its layout. */
const offlineModules = [
  'features/chat/ThreadScreen.tsx',
  'app/layout/AppLayout.tsx',
  'app/notifications/NotificationBell.tsx',
  'shared/conversation/answer/citations/CitedMarkdown.tsx',
  'shared/conversation/messages/Messages.tsx',
  'shared/conversation/model/ThreadModelPicker.tsx',
  'shared/conversation/queue/UnsentMessages.tsx',
  'shared/screen/NotFoundScreen.tsx',
  'offline/forget.ts',
  'offline/keepOffline.ts',
  'offline/kept.ts',
  'offline/shared.ts',
]

/** The surface of the private voice. */
const surface = tokens.primitive['neutral-2'].$value.hex
const darkSurface = tokens.primitive['neutral-12'].$value.hex

const manifest = {
  id: '/chat',
  name: 'Twain',
  short_name: 'Twain',
  description: 'A private brain you trust, a public self you share.',
  start_url: '/chat',
  scope: '/',
  display: 'standalone',
  background_color: surface,
  theme_color: surface,
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  share_target: {
    action: sharePath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: ['image/*', 'text/*', 'application/pdf', '.pdf', '.docx', '.md', '.txt'] }],
    },
  },
  shortcuts: [{ name: 'New chat', url: '/chat?new=true', icons: [{ src: '/icons/192.png', sizes: '192x192' }] }],
}

/** The manifest, its icons, and the worker with the list of files that it keeps. */
export function writeInstallation(): Plugin {
  return {
    name: 'installation',
    apply: 'build',
    transformIndexHtml: () =>
      Object.entries({ light: surface, dark: darkSurface }).map(([scheme, content]) => ({
        tag: 'meta',
        attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
        injectTo: 'head',
      })),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source })
        emit('manifest.webmanifest', JSON.stringify(manifest))
        emit('worker.js', await writeWorker(bundle))
        const mark = await readFile(join(web, 'public/favicon.svg'))
        emit('icons/192.png', await drawIcon(mark, 192, 0.84))
        emit('icons/512.png', await drawIcon(mark, 512, 0.84))
        // Launchers cut off all outside a circle of four fifths.
        emit('icons/maskable.png', await drawIcon(mark, 512, 0.6))
        emit('icons/apple-touch.png', await drawIcon(mark, 180, 0.72))
      },
    },
  }
}

async function writeWorker(bundle: Rolldown.OutputBundle): Promise<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const named = offlineModules.map((module) =>
    collectFiles(chunks, ({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/web/${module}`))),
  )
  const missing = offlineModules.filter((_, index) => named[index]?.size === 0)
  if (missing.length > 0) throw new Error(`Not in the bundle: ${missing.join(', ')}`)
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The bundle has no entry.')
  const inPage = collectFiles(chunks, ({ isEntry }) => isEntry)
  const files = [...new Set([...inPage, ...named.flatMap((some) => [...some])])].map((file) => `/${file}`).toSorted()
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  const shell = JSON.stringify({ version, entry: entry.fileName, files })
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { shell },
    build: {
      write: false,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: { input: join(web, 'worker/worker.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

async function drawIcon(mark: Buffer, size: number, share: number): Promise<Uint8Array> {
  const width = Math.round(size * share)
  const rings = await sharp(mark, { density: 72 * (width / 32) })
    .resize(width)
    .png()
    .toBuffer()
  const background = { width: size, height: size, channels: 3, background: surface } as const
  return sharp({ create: background })
    .composite([{ input: rings, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}
