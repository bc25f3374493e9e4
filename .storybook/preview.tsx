import { i18n, type AllMessages } from '@lingui/core'
import { I18nProvider as TextProvider } from '@lingui/react'
import type { Preview } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { configure } from 'storybook/test'
import '../design-system/tokens/index.css'
import de from '../web/i18n/__generated__/de.json'
import en from '../web/i18n/__generated__/en.json'
import { readableProps } from './props.ts'
import { initialGlobals } from './toolbar.ts'

const loadDocs = () => import('./docs.tsx')
// Loads while Storybook starts.
if (new URLSearchParams(location.search).get('viewMode') === 'docs') void loadDocs()

// Lazily loaded components take longer on first render.
configure({ asyncUtilTimeout: 20_000 })

const caughtErrors: unknown[] = []

i18n.load({ en: en.messages, de: de.messages } as unknown as AllMessages)
i18n.activate('en')

interface LookProps {
  theme: string
  voice: string | undefined
  direction: string
  language: string
  children: ReactNode
}

function PageLook({ theme, voice, direction, language, children }: LookProps) {
  useEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme
    if (voice) root.dataset.voice = voice
    root.dir = direction
  }, [theme, voice, direction])
  return <Words {...{ language, direction }}>{children}</Words>
}

function RegionLook({ theme, voice, direction, language, children }: LookProps) {
  return (
    <Words {...{ language, direction }}>
      <div data-theme={theme} data-voice={voice} dir={direction} style={regionStyle}>
        {children}
      </div>
    </Words>
  )
}

const regionStyle = {
  padding: '1.5rem',
  borderRadius: '3px',
  background: 'var(--surface)',
  color: 'var(--text)',
  font: '1rem/var(--leading-ui) var(--font-ui)',
}

/** Tests find texts in English. */
function Words({ language, direction, children }: Pick<LookProps, 'language' | 'direction' | 'children'>) {
  useEffect(() => i18n.activate(language), [language])
  return (
    <TextProvider i18n={i18n}>
      <I18nProvider locale={direction === 'rtl' ? `${language}-Arab` : language}>{children}</I18nProvider>
    </TextProvider>
  )
}

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>

function choice(title: string, icon: Toolbar['icon'], values: string[]) {
  return { toolbar: { title, icon, items: values, dynamicTitle: true } }
}

const viewports = {
  phone: { name: 'Small phone, 360', styles: { width: '360px', height: '640px' } },
  largePhone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' } },
  desktop: { name: 'Desktop, 1680', styles: { width: '1680px', height: '1050px' } },
}

const preview: Preview = {
  argTypesEnhancers: [readableProps],
  beforeEach: () => {
    caughtErrors.length = 0
  },
  afterEach: ({ parameters, viewMode }) => {
    // All stories of a docs page would share the list.
    if (viewMode === 'docs') return
    const expected = parameters['expectedErrors'] as readonly unknown[] | undefined
    const unexpected = caughtErrors.find((error) => !expected?.includes(error))
    if (unexpected !== undefined) throw unexpected
  },
  decorators: [
    (Story, { globals: { theme, voice, direction, language }, parameters: { hasOwnVoice }, viewMode }) => {
      const Look = viewMode === 'docs' ? RegionLook : PageLook
      return (
        <Look {...{ theme, voice: hasOwnVoice ? undefined : voice, direction, language }}>
          <Story />
        </Look>
      )
    },
  ],
  globalTypes: {
    theme: choice('Theme', 'contrast', ['system', 'light', 'dark']),
    voice: choice('Voice', 'circle', ['private', 'public']),
    language: choice('Language', 'globe', ['en', 'de']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals,
  parameters: {
    // React Aria’s announcements of pending buttons stay for seconds without a name.
    a11y: { test: import.meta.env.SKIPS_AXE ? 'off' : 'error', context: { exclude: ['[data-live-announcer]'] } },
    react: {
      rootOptions: {
        onCaughtError: (error: unknown) => {
          caughtErrors.push(error)
          console.error(error)
        },
      },
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    docs: { renderer: async () => (await loadDocs()).docsRenderer },
    // Minified code has no function names.
    jsx: { functionValue: () => '() => {}', showFunctions: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Actions',
          'Inputs',
          'Selection',
          'Feedback',
          'Navigation',
          'Overlays',
          'Data',
          'Patterns',
          'Screens',
          'Other names',
        ],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
