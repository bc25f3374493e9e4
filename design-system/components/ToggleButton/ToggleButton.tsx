import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ToggleButton as AriaToggleButton, type ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components/ToggleButton'
import buttonStyles from '../Button/Button.module.css'
import type { ToggleProps } from '../Field/Field.tsx'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'

export interface ToggleButtonProps
  extends StyleProps, ToggleProps, Omit<AriaToggleButtonProps, keyof ToggleProps | 'children' | 'className' | 'style'> {
  /** The same in both states. */
  children: ReactNode
  /** Decorative icon before the label. */
  icon?: IconGlyph
}

export function ToggleButton({ children, icon, className, ...props }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...props} className={clsx(buttonStyles.Button, className)} data-variant="secondary">
      {icon && <Icon glyph={icon} />}
      {children}
    </AriaToggleButton>
  )
}
