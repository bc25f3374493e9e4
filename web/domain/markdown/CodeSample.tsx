import { CodeBlock } from '#design-system'
import { lazy, memo, Suspense } from 'react'

const HighlightedCode = lazy(async () => ({ default: (await import('./HighlightedCode.tsx')).HighlightedCode }))

/** Longer code is shown without colours, which would hold up the page. */
const longestHighlighted = 30_000

interface CodeSampleProps {
  code: string
  language: string
  /** Still being written: its colours come with its end. */
  isOpen: boolean
}

export const CodeSample = memo(function CodeSample({ code, language, isOpen }: CodeSampleProps) {
  const isPlain = isOpen || language === '' || code.length > longestHighlighted
  return (
    <CodeBlock code={code} language={language || undefined}>
      {isPlain ? (
        code
      ) : (
        <Suspense fallback={code}>
          <HighlightedCode code={code} language={language} />
        </Suspense>
      )}
    </CodeBlock>
  )
})
