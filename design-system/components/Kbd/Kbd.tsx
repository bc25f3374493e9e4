import { clsx } from 'clsx'
import { Keyboard } from 'react-aria-components/Keyboard'
import type { StyleProps } from '../styleProps.ts'
import styles from './Kbd.module.css'

export interface KbdProps extends StyleProps {
  /** One key: "Enter", "⌘". */
  children: string
}

export function Kbd({ children, className }: KbdProps) {
  return <Keyboard className={clsx(styles.Kbd, className)}>{children}</Keyboard>
}
