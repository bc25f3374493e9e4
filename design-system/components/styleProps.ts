export interface StyleProps {
  /** Added to the root element. */
  className?: string
}
