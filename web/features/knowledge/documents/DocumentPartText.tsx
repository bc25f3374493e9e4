import { Heading } from '#design-system'
import { useEffect, useRef } from 'react'
import styles from './Documents.module.css'

interface DocumentPartTextProps {
  text: string
  marked: { start: number; end: number } | null
}

export function DocumentPartText({ text, marked }: DocumentPartTextProps) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup function.
    mark.current?.scrollIntoView({ block: 'center' })
  }, [])
  const blocks = splitBlocks(text)
  const first = marked === null ? undefined : blocks.find(({ start, end }) => marked.start < end && marked.end > start)
  return blocks.map((block) => {
    const from = marked ? Math.min(Math.max(marked.start, block.start), block.end) : block.end
    const to = marked ? Math.max(Math.min(marked.end, block.end), from) : block.end
    const words =
      from === to ? (
        text.slice(block.start, block.end)
      ) : (
        <>
          {text.slice(block.start, from)}
          <mark ref={block === first ? mark : undefined} className={styles.mark}>
            {text.slice(from, to)}
          </mark>
          {text.slice(to, block.end)}
        </>
      )
    return block.level > 0 ? (
      <Heading key={block.start} level={block.level === 1 ? 2 : 3} size="section">
        {words}
      </Heading>
    ) : (
      <p key={block.start} dir="auto" className={styles.paragraph}>
        {words}
      </p>
    )
  })
}

interface Block {
  start: number
  end: number
  level: number
}

function splitBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(at, end)
    const signs = /^#{1,6} /.exec(line)?.[0]
    const last = blocks.at(-1)
    if (signs) blocks.push({ start: at + signs.length, end, level: signs.length - 1 })
    else if (line.trim() !== '') {
      if (isOpen && last) last.end = end
      else blocks.push({ start: at, end, level: 0 })
    }
    isOpen = !signs && line.trim() !== ''
    at = end + 1
  }
  return blocks
}
