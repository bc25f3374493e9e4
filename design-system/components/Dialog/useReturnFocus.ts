import { useLayoutEffect } from 'react'
import { rememberFocus } from '../../rememberFocus.ts'

/** From before the first of several dialogs. */
let returnFocus = () => {}

/** Returns focus when react-aria cannot: if another dialog replaced this one, or the control that opened it is gone. */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const { activeElement } = document
    const isOutside = activeElement?.closest('[role$=dialog]:not([data-trigger])') === null
    if (isOutside && activeElement !== document.body) returnFocus = rememberFocus()
    return () => returnFocus()
  }, [])
}
