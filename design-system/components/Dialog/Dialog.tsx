import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './Dialog.module.css'

type Renderable = ReactNode | ((state: { close: () => void }) => ReactNode)

export interface DialogProps {
  title: string
  /** The content, or a function that receives what closes the dialog. */
  children: Renderable
  /** Buttons at the end, the one that does something last. */
  actions?: Renderable
  /** Opens the dialog when pressed. Leave it out where `isOpen` is controlled. */
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  size?: 'small' | 'medium' | 'large'
  /** An alertdialog interrupts: it has no closing cross, and a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
}

/** Stops the work behind it until it is answered. */
export function Dialog({ title, children, actions, trigger, isOpen, onOpenChange, size = 'medium', role = 'dialog' }: DialogProps) {
  const isAlert = role === 'alertdialog'
  const overlay = (
    <ModalOverlay className={styles.Overlay} isDismissable={!isAlert} {...(trigger ? {} : { isOpen, onOpenChange })}>
      <Modal className={styles.Modal} data-size={size}>
        <AriaDialog role={role} className={styles.Dialog}>
          {({ close }) => (
            <>
              <header className={styles.Header}>
                <Heading slot="title" className={styles.Title}>
                  {title}
                </Heading>
                {!isAlert && <IconButton icon={X} label="Close" onPress={close} />}
              </header>
              <div className={styles.Body}>{render(children, close)}</div>
              {actions && <footer className={styles.Actions}>{render(actions, close)}</footer>}
            </>
          )}
        </AriaDialog>
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

function render(content: Renderable, close: () => void) {
  return typeof content === 'function' ? content({ close }) : content
}
