import type { KeyboardEvent } from 'react'

/** Enter sends, except with touch keyboards, which have no Shift+Enter for line breaks. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposingText(event) && !hasTouchKeyboard()
}

/** Whether an IME handles the key, such as Enter to accept a word. Safari only sets key code 229. */
export function isComposingText(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229
}

export function hasTouchKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse) and (hover: none)').matches
}
