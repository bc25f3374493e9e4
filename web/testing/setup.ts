import '@testing-library/jest-dom/vitest'
import { i18n, type Messages } from '@lingui/core'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import catalogue from '../i18n/__generated__/en.json' with { type: 'json' }
import { releaseTyping } from '../shared/threads/holdTyping.ts'

// Not vi.stubGlobal: a test that calls vi.unstubAllGlobals would remove them for later files of its worker.
Object.assign(globalThis, { jest: vi })

// English texts are in the code, except those of error codes.
const { messages } = catalogue as unknown as { messages: Messages }
const byCode = Object.entries(messages).filter(([id]) => /^(error|subject|operation)\./.test(id))
i18n.loadAndActivate({ locale: 'en', messages: Object.fromEntries(byCode) })

// Includes loading a screen's code.
configure({ defaultHidden: false, asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
  releaseTyping()
})

// Later files of the worker would get the failure of an interrupted import.
afterAll(() => vi.dynamicImportSettled())

// jsdom has no media queries.
Object.assign(globalThis, {
  matchMedia: (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }),
})

if (!('ResizeObserver' in globalThis)) {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  })
}

Element.prototype.scrollIntoView ??= () => {}

// jsdom has no editing commands.
document.execCommand ??= () => false

// Testing Library looks up the labels of every element this way, which takes jsdom seconds on large screens.
const { querySelector } = Element.prototype
Element.prototype.querySelector = function (this: Element, selectors: string) {
  const id = /^\[id="([^"]+)"\]$/.exec(selectors)?.[1]
  if (id === undefined || !this.isConnected) return querySelector.call(this, selectors)
  const element = document.getElementById(id)
  return element && this.contains(element) && element !== this ? element : null
}
