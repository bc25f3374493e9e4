import { useLingui } from '@lingui/react/macro'
import { lazy, memo, Suspense, type ComponentProps } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { CodeSample } from './CodeSample.tsx'
import { remarkFormulas, takeFormulas, type Formula } from './formulas.ts'
import { isTangled, markdownBlocks } from './markdownBlocks.ts'
import { rehypeDirection } from './rehypeDirection.ts'

const FormulaView = lazy(async () => ({ default: (await import('./FormulaView.tsx')).FormulaView }))

interface MarkdownProps {
  /** May still grow: only its last block is then rendered anew. Raw HTML in it is shown as text. */
  text: string
  /** What else is read in it. As `components`, the same at each rendering. */
  plugins?: NonNullable<Options['remarkPlugins']>
  /** How that is shown. */
  components?: Components
}

export function Markdown({ text, ...more }: MarkdownProps) {
  return markdownBlocks(text).map((block, index) =>
    block.type === 'code' ? (
      <CodeSample key={index} code={block.code} language={block.language} isOpen={block.isOpen} />
    ) : (
      <MarkdownText key={index} text={block.text} {...more} />
    ),
  )
}

/** One line without any mark, which no plugin reads anything in either. Most paragraphs are, and a growing one is read again with each word. */
const plainParagraph = /^(?!.*www\.)\p{L}[^\n\r\t\\`*_[\]<&~@/$]*$/iu

const MarkdownText = memo(function MarkdownText({ text, plugins = [], components }: MarkdownProps) {
  if (plainParagraph.test(text)) return <p dir="auto">{text}</p>
  if (isTangled(text))
    return (
      <p dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </p>
    )
  const { text: textWithoutFormulas, formulas } = takeFormulas(text)
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, ...plugins, [remarkFormulas, { formulas }]]}
      rehypePlugins={[rehypeDirection]}
      components={{ ...ownComponents, ...components }}
    >
      {textWithoutFormulas}
    </ReactMarkdown>
  )
})

const ownComponents: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  // A picture from a foreign host would tell that host who reads this, and when.
  img: ({ src, alt }) => <PictureLink src={typeof src === 'string' ? src : undefined} alt={alt} />,
  input: ({ checked }) => <TaskMark isDone={checked === true} />,
  pre: ({ node }) => {
    const code = node?.children[0]
    if (code?.type !== 'element') return null
    const [text] = code.children
    const className = String(code.properties.className ?? '')
    return (
      <CodeSample code={text?.type === 'text' ? text.value.trimEnd() : ''} language={className.replace('language-', '')} isOpen={false} />
    )
  },
  // Markdown has no sign for a variable: this is a formula.
  var: ({ node }) => <WaitingFormula {...(node?.properties as unknown as Formula)} />,
  table: ({ dir, children }) => <WideTable dir={dir}>{children}</WideTable>,
}

function WaitingFormula({ source, tex, isDisplay, isOpen }: Formula) {
  const written = <code dir="ltr">{source}</code>
  if (isOpen) return written
  return (
    <Suspense fallback={written}>
      <FormulaView source={source} tex={tex} isDisplay={isDisplay} />
    </Suspense>
  )
}

function PictureLink({ src, alt }: Pick<ComponentProps<'img'>, 'src' | 'alt'>) {
  const { t } = useLingui()
  return <SafeLink href={src}>{alt || t`Picture`}</SafeLink>
}

function TaskMark({ isDone }: { isDone: boolean }) {
  const { t } = useLingui()
  return <input type="checkbox" aria-label={isDone ? t`Done` : t`To do`} checked={isDone} disabled />
}

function WideTable({ dir, children }: Pick<ComponentProps<'table'>, 'dir' | 'children'>) {
  const { t } = useLingui()
  return (
    <div role="region" dir={dir} aria-label={t`Table`} tabIndex={0}>
      <table dir={dir}>{children}</table>
    </div>
  )
}

/** What a model links to is never trusted with who opened it. */
function SafeLink({ href, children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
