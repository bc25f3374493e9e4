import type { ReactElement } from 'react'

/** The first four are data attributes of react-aria-components, the others props. */
export const states = ['rest', 'hover', 'pressed', 'focus', 'selected', 'disabled', 'read-only', 'invalid', 'pending'] as const
export type State = (typeof states)[number]

export interface StateProps {
  isSelected?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  isPending?: boolean
  error?: string
}

export const stateProps: Record<State, StateProps> = {
  rest: {},
  hover: {},
  pressed: {},
  focus: {},
  selected: { isSelected: true },
  disabled: { isDisabled: true },
  'read-only': { isReadOnly: true },
  invalid: { error: 'Enter a name' },
  pending: { isPending: true },
}

export interface Control {
  name: string
  variant?: string
  partOf?: readonly string[]
  render: (props: StateProps) => ReactElement
  /** In addition to rest, hover, pressed and focus. */
  has: readonly State[]
  /** The selector of the element with the control height. */
  frame: string
  /** The selector of the interactive element. Defaults to the frame. */
  target?: string
  /** The selector of the element that changes visually. Defaults to the frame. */
  mark?: string
  /** The selector of the element with the focus ring. Defaults to the mark. */
  ring?: string
  /** Text inputs have no pressed state. */
  isTyped?: boolean
  /** Whether the height follows the text. */
  isText?: boolean
  isStill?: boolean
  canBeUnselected?: boolean
}
