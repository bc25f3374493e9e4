import { memo } from 'react'

export function CodeLines({ code }: { code: string }) {
  return (
    <>
      {code.split('\n').map((line, index) => (
        <CodeLine key={index} before={index > 0 && '\n'} text={line} />
      ))}
    </>
  )
}

interface CodeLineProps {
  before: string | false
  text: string
}

const CodeLine = memo(function CodeLine({ before, text }: CodeLineProps) {
  return (
    <>
      {before}
      <span data-line aria-hidden />
      {text}
    </>
  )
})
