import '@testing-library/jest-dom/vitest'
import { i18n, type Messages } from '@lingui/core'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import catalogue from '../i18n/__generated__/en.json' with { type: 'json' }

// relay-test-utils wraps its environment in mocks of whichever runner is named jest.
vi.stubGlobal('jest', vi)

// In tests the English texts stand in the code, but for what is said by the code of an error.
const { messages } = catalogue as unknown as { messages: Messages }
const byCode = Object.entries(messages).filter(([id]) => /^(error|subject|operation)\./.test(id))
i18n.loadAndActivate({ locale: 'en', messages: Object.fromEntries(byCode) })

// Files share what is configured: each begins anew. The first test that opens a screen waits for its code as well.
configure({ defaultHidden: false, asyncUtilTimeout: 4000 })

afterEach(cleanup)

// jsdom has no media queries: none of them fits.
vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }))

// jsdom lays nothing out, so that no size ever changes, unless a test has a layout (see layout.ts).
if (!('ResizeObserver' in globalThis)) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => {}
