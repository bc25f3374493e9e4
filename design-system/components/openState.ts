/** Props of everything that opens and closes. */
export interface OpenProps {
  /** Whether it is open (controlled). */
  isOpen?: boolean
  /** Whether it is open initially (uncontrolled). */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}
