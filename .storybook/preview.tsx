import type { Preview } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import '../design-system/tokens/index.css'

/** Theme, voice and direction stand on the root element, as in the application, so that overlays have them too. */
function Root({ theme, voice, direction, children }: { theme: string; voice: string; direction: string; children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme
    root.dataset.voice = voice
    root.dir = direction
  }, [theme, voice, direction])
  return <I18nProvider locale={direction === 'rtl' ? 'ar' : 'en'}>{children}</I18nProvider>
}

function choice(title: string, icon: string, values: string[]) {
  return { toolbar: { title, icon, items: values, dynamicTitle: true } }
}

const preview: Preview = {
  decorators: [
    (Story, { globals: { theme, voice, direction } }) => (
      <Root {...{ theme, voice, direction }}>
        <Story />
      </Root>
    ),
  ],
  globalTypes: {
    theme: choice('Theme', 'contrast', ['system', 'light', 'dark']),
    voice: choice('Voice', 'circle', ['private', 'public']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: { theme: 'system', voice: 'private', direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '640px' } } } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Forms', 'Navigation', 'Overlays', 'Feedback', 'Data display', 'Chat'],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
