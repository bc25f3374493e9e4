import { Keyboard } from 'react-aria-components/Keyboard'
import styles from './Kbd.module.css'

export interface KbdProps {
  /** One key: "Enter", "⌘". */
  children: string
}

export function Kbd({ children }: KbdProps) {
  return <Keyboard className={styles.Kbd}>{children}</Keyboard>
}
