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

export const controlNames = [
  'Button',
  'Checkbox',
  'ComboBox',
  'CommandPalette',
  'DateField',
  'DateRangeField',
  'Disclosure',
  'IconButton',
  'Link',
  'LinkButton',
  'NavItem',
  'RadioGroup',
  'SearchField',
  'SearchList',
  'SegmentedControl',
  'Select',
  'Switch',
  'Tabs',
  'TagInput',
  'TextArea',
  'TextField',
  'ToggleButton',
] as const
type ControlName = (typeof controlNames)[number]

export interface Control {
  name: ControlName
  variant?: string
  partOf?: readonly ControlName[]
  render: (props: StateProps) => ReactElement
  /** In addition to rest, hover, pressed and focus. */
  has: readonly State[]
  /** Has the control height. */
  frame: string
  /** Interactive. Defaults to the frame. */
  target?: string
  /** Changes visually. Defaults to the frame. */
  mark?: string
  /** Has the focus ring. Defaults to the mark. */
  ring?: string
  /** Text inputs have no pressed state. */
  isTyped?: boolean
  isText?: boolean
  isStill?: boolean
  canBeUnselected?: boolean
}
