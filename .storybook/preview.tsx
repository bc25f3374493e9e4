import { i18n } from '@lingui/core'
import { I18nProvider as TextProvider } from '@lingui/react'
import type { Preview } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import '../design-system/tokens/index.css'
import de from '../web/i18n/__generated__/de.json'
import en from '../web/i18n/__generated__/en.json'

i18n.load({ en: en.messages, de: de.messages })
i18n.activate('en')

interface RootProps {
  theme: string
  /** None where a screen chooses it. */
  voice: string | undefined
  direction: string
  language: string
  children: ReactNode
}

/** Theme, voice and direction stand on the root element, as in the application, so that overlays have them too. */
function Root({ theme, voice, direction, language, children }: RootProps) {
  useEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme
    if (voice) root.dataset.voice = voice
    root.dir = direction
  }, [theme, voice, direction])
  useEffect(() => i18n.activate(language), [language])
  return (
    <TextProvider i18n={i18n}>
      <I18nProvider locale={direction === 'rtl' ? `${language}-Arab` : language}>{children}</I18nProvider>
    </TextProvider>
  )
}

function choice(title: string, icon: string, values: string[]) {
  return { toolbar: { title, icon, items: values, dynamicTitle: true } }
}

/** Tests pass over every story twice: as it is at first, and with all that a component must not depend on turned around. */
const looks = {
  first: { theme: 'system', voice: 'private', direction: 'ltr', language: 'en' },
  turned: { theme: 'dark', voice: 'public', direction: 'rtl', language: 'en' },
}

const preview: Preview = {
  decorators: [
    (Story, { globals: { theme, voice, direction, language }, parameters: { hasOwnVoice } }) => (
      <Root {...{ theme, voice: hasOwnVoice ? undefined : voice, direction, language }}>
        <Story />
      </Root>
    ),
  ],
  globalTypes: {
    theme: choice('Theme', 'contrast', ['system', 'light', 'dark']),
    voice: choice('Voice', 'circle', ['private', 'public']),
    language: choice('Language', 'globe', ['en', 'de']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: looks[import.meta.env['STORYBOOK_LOOK'] === 'turned' ? 'turned' : 'first'],
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '640px' } } } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Forms', 'Navigation', 'Overlays', 'Feedback', 'Data display', 'Chat', 'Screens'],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
