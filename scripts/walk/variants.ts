import type { BrowserContextOptions } from 'playwright'
import type { Language } from './words.ts'

export interface Variant {
  name: string
  language: Language
  isTouch: boolean
  /** Delay between keystrokes, in milliseconds. */
  keyMs: number
  /** In milliseconds. */
  latency: number
  bandwidth: number
  options: BrowserContextOptions
  lastStep?: string
}

const phoneScreen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const desktop: Variant = {
  name: 'desktop',
  language: 'en',
  isTouch: false,
  keyMs: 60,
  latency: 600,
  bandwidth: -1,
  options: { viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
}

export const quick: Variant = { ...desktop, name: 'quick', keyMs: 5, latency: 200, lastStep: 'share' }

/** Equivalent to 200 % zoom. */
const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, locale: 'en-GB' }

export const phone: Variant = { ...desktop, name: 'phone', isTouch: true, options: { ...phoneScreen, locale: 'en-GB' } }

export const variants: Variant[] = [
  desktop,
  phone,
  { ...desktop, name: 'german', language: 'de', options: { ...desktop.options, locale: 'de-DE' } },
  { ...desktop, name: 'dark', options: { ...desktop.options, colorScheme: 'dark' } },
  { ...desktop, name: 'zoom', options: zoomed },
  { ...desktop, name: 'slow', latency: 2000, bandwidth: 50_000 },
]
