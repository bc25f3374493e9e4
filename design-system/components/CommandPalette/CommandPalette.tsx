import type { ReactNode } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { TriggerProps } from '../Dialog/ModalFrame.tsx'
import { SearchList, type SearchContent } from '../SearchList/SearchList.tsx'
import styles from './CommandPalette.module.css'

export interface CommandPaletteProps extends TriggerProps, SearchContent {
  /** Dialog title. */
  title: string
  /** A NavItem that leads to the full list. */
  footer?: ReactNode
}

export function CommandPalette({ title, trigger, onOpen, footer, className, ...props }: CommandPaletteProps) {
  const { isOpen: isOpenGiven, defaultOpen = false, onOpenChange, ...search } = props
  const [isOpen, setOpen] = useControlledState(isOpenGiven, defaultOpen, onOpenChange)
  return (
    <Dialog {...{ title, trigger, isOpen, className }} placement="top" onOpenChange={setOpen}>
      <div className={styles.Palette}>
        <SearchList
          {...search}
          onOpen={(result) => {
            setOpen(false)
            onOpen(result)
          }}
          onEscape={() => setOpen(false)}
        />
        {footer}
      </div>
    </Dialog>
  )
}
