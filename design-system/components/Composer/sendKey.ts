import type { KeyboardEvent } from 'react'

/** Whether a key press in a message field sends the message: Enter, except on a touch keyboard, which has no Shift+Enter for line breaks. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposingText(event) && !hasTouchKeyboard()
}

/** Whether the key belongs to an input method, such as an Enter that accepts a word. Safari reports it by key code 229 only. */
export function isComposingText(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229
}

export function hasTouchKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse) and (hover: none)').matches
}
