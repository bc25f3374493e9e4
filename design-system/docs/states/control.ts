import type { ReactElement } from 'react'

/** How a control can be found. The first four are told by attributes of react-aria-components, the others by properties. */
export const states = ['rest', 'hover', 'pressed', 'focus', 'selected', 'disabled', 'read-only', 'invalid', 'pending'] as const
export type State = (typeof states)[number]

export interface StateProps {
  isSelected?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  isPending?: boolean
  error?: string
}

export const propsOf: Record<State, StateProps> = {
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
  /** The component, and what tells it from others of its kind. */
  name: string
  variant?: string
  /** Other components that it is a part of. */
  partOf?: readonly string[]
  render: (props: StateProps) => ReactElement
  /** Besides rest, hover, pressed and focus. */
  has: readonly State[]
  /** What has the height of a control. */
  frame: string
  /** What knows that it is pointed at and pressed, and takes the focus; the frame unless told. */
  target?: string
  /** What looks different then; the frame unless told. */
  mark?: string
  /** What the ring is drawn around; what looks different unless told. */
  ring?: string
  /** What is typed into is not pressed. */
  isTyped?: boolean
  /** Is as high as its text. */
  isText?: boolean
  /** Has no states of its own. */
  isStill?: boolean
  /** Can be pressed while it is selected, and says so. */
  canBeUnselected?: boolean
}
