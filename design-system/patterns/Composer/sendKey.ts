import type { KeyboardEvent } from 'react'

/** Touch keyboards have no Shift+Enter for line breaks. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposingText(event) && !hasTouchKeyboard()
}

/** Safari reports Enter in an IME only by key code 229. */
export function isComposingText(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229
}

export function hasTouchKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse) and (hover: none)').matches
}
