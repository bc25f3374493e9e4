import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps, type PressEvent } from 'react-aria-components/Button'
import type { ButtonVariant } from '../Button/Button.tsx'
import buttonStyles from '../Button/Button.module.css'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Known by everybody, as a cross or a bin is. Otherwise words are better. */
  icon: IconGlyph
  /** What happens when it is pressed: its accessible name, and the words of its tooltip. */
  label: string
  /** As of a Button. */
  variant?: ButtonVariant
  /** Called when it is pressed with the mouse, a finger, Enter or Space. */
  onPress?: (event: PressEvent) => void
  /** Cannot be pressed now. */
  isDisabled?: boolean
  /** What it was pressed for is being done; another press does nothing. */
  isPending?: boolean
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon, label, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <Tooltip words={label}>
      <AriaButton {...props} aria-label={label} className={buttonStyles.Button} data-variant={variant} data-square>
        <Icon glyph={icon} />
      </AriaButton>
    </Tooltip>
  )
}
