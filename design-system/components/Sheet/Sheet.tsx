import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../Button/Button.tsx'
import styles from './Sheet.module.css'

export interface SheetProps {
  /** Names the sheet for assistive technology. */
  label: string
  /** Shows the label at the top, beside a cross. Leave it out where the content begins with a heading of its own. */
  isTitled?: boolean
  /** What is on it. */
  children: ReactNode
  /** Opens the sheet when pressed. Leave it out where `isOpen` is controlled. */
  trigger?: ReactElement
  /** It is shown. */
  isOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Slides over the page from its start edge: left, or right where the text runs right to left. */
export function Sheet({ label, isTitled, children, trigger, isOpen, onOpenChange }: SheetProps) {
  const { t } = useLingui()
  const overlay = (
    <ModalOverlay isDismissable className={styles.Overlay} {...(trigger ? {} : { isOpen, onOpenChange })}>
      <Modal className={styles.Sheet}>
        <Dialog aria-label={isTitled ? undefined : label} className={styles.Content}>
          {isTitled && (
            <header className={styles.Header}>
              <Heading slot="title" className={styles.Title}>
                {label}
              </Heading>
              <IconButton slot="close" icon={X} label={t`Close`} />
            </header>
          )}
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger {...{ isOpen, onOpenChange }}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}
