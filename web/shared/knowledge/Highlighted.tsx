import { toPlainText } from '../../lib/plainText.ts'
import styles from './Highlighted.module.css'

interface HighlightedProps {
  text: string
  query: string
}

export function Highlighted({ text, query }: HighlightedProps) {
  const sought = splitWords(query).map(toPlainText)
  // `split` puts the captured words at odd indices.
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => {
    const isFound = index % 2 === 1 && sought.some((word) => toPlainText(part).startsWith(word))
    return isFound ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    )
  })
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
