import styles from './Knowledge.module.css'

interface HighlightedProps {
  text: string
  /** What was looked for: the words of the text that begin with one of its words are marked. */
  query: string
}

export function Highlighted({ text, query }: HighlightedProps) {
  const sought = wordsIn(query).map(plain)
  // Words stand at the odd places, what is between them at the even ones.
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => {
    const isFound = index % 2 === 1 && sought.some((word) => plain(part).startsWith(word))
    // The parts of a text stay where they are.
    return isFound ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    )
  })
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** As the search compares words: without case and accents. */
function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
