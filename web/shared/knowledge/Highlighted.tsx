import styles from './Highlighted.module.css'

interface HighlightedProps {
  text: string
  query: string
}

export function Highlighted({ text, query }: HighlightedProps) {
  const sought = splitWords(query).map(toPlainWord)
  // `split` puts the captured words at odd indices.
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => {
    const isFound = index % 2 === 1 && sought.some((word) => toPlainWord(part).startsWith(word))
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

/** Ignores case and accents, like the server's search. */
function toPlainWord(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
