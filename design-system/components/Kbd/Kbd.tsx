import { Keyboard } from 'react-aria-components/Keyboard'
import styles from './Kbd.module.css'

/** A key to press, as it is printed on the keyboard. */
export function Kbd({ children }: { children: string }) {
  return <Keyboard className={styles.Kbd}>{children}</Keyboard>
}
