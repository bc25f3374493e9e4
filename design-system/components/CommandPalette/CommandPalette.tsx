import type { ReactNode } from 'react'
import { Dialog } from '../Dialog/Dialog.tsx'
import { SearchList, type SearchContent } from '../SearchList/SearchList.tsx'
import styles from './CommandPalette.module.css'

export interface CommandPaletteProps extends SearchContent {
  /** Dialog title. */
  title: string
  /** Unmount the palette to close it. */
  onClose: () => void
  /** A NavItem that leads to the full list. */
  footer?: ReactNode
}

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
