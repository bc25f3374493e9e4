export interface OpenProps {
  /** Controlled. */
  isOpen?: boolean
  /** Uncontrolled. */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}
