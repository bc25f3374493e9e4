import { Keyboard } from 'react-aria-components/Keyboard'
import styles from './Kbd.module.css'

export interface KbdProps {
  /** One key: "Enter", "⌘". */
  children: string
}

/** A key to press, as it is printed on the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <Keyboard className={styles.Kbd}>{children}</Keyboard>
}
