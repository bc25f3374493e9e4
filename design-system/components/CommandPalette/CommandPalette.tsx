import type { ReactNode } from 'react'
import { Dialog } from '../Dialog/Dialog.tsx'
import { SearchList, type SearchContent } from '../SearchList/SearchList.tsx'
import styles from './CommandPalette.module.css'

export interface CommandPaletteProps extends SearchContent {
  /** What can be found in it: the title of the dialog. */
  title: string
  /** Called when it is left, by Escape, the cross, a press outside or an opened result. It is closed by no longer being rendered. */
  onClose: () => void
  /** A NavItem to where everything is listed, below the results. */
  footer?: ReactNode
}

/** A search over the whole application, opened by a shortcut from wherever somebody is. */
export function CommandPalette({ title, onClose, onOpen, footer, ...search }: CommandPaletteProps) {
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.Palette}>
        <SearchList
          {...search}
          onOpen={(result) => {
            onClose()
            onOpen(result)
          }}
          onEscape={onClose}
        />
        {footer}
      </div>
    </Dialog>
  )
}
