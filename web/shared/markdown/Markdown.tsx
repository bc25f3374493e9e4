import { CodeBlock } from '#design-system'
import type { Element, ElementContent, Root } from 'hast'
import { useLingui } from '@lingui/react/macro'
import { lazy, memo, Suspense, use, type ComponentProps } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { isArtifact, OpenArtifactContext } from '../artifacts/openArtifact.ts'
import { remarkFormulas, takeFormulas, type Formula } from './formulas.ts'
import { remarkInlineHtml } from './inlineHtml.ts'
import { isTangled, splitMarkdown } from './markdownBlocks.ts'
import { WideTable } from './WideTable.tsx'

const HighlightedCode = lazy(async () => ({ default: (await import('./HighlightedCode.tsx')).HighlightedCode }))
const FormulaView = lazy(async () => ({ default: (await import('./FormulaView.tsx')).FormulaView }))

interface MarkdownProps {
  text: string
  /** Must be stable between renderings, like `components`. */
  plugins?: NonNullable<Options['remarkPlugins']>
  components?: Components
}

export function Markdown({ text, ...more }: MarkdownProps) {
  return splitMarkdown(text).map((block, index) =>
    block.type === 'code' ? (
      <CodeSample key={index} code={block.code} info={block.info} isOpen={block.isOpen} />
    ) : (
      <MarkdownText key={index} text={block.text} {...more} />
    ),
  )
}

/** In characters; highlighting longer code would block the page. */
const longestHighlighted = 30_000

interface CodeSampleProps {
  code: string
  info: string
  isOpen: boolean
}

const CodeSample = memo(function CodeSample({ code, info, isOpen }: CodeSampleProps) {
  const language = /^[^\s:{]*/.exec(info)?.[0] ?? ''
  const open = use(OpenArtifactContext)
  const canOpen = open !== null && !isOpen && isArtifact({ info, code })
  const isPlain = isOpen || language === '' || code.length > longestHighlighted
  const handleDownload = () => void import('./downloadCode.ts').then(({ downloadCode }) => downloadCode(code, info))
  return (
    <CodeBlock
      code={code}
      language={language || undefined}
      hasLineNumbers
      onOpen={canOpen ? () => open({ info, code }) : undefined}
      onDownload={handleDownload}
    >
      {isPlain ? undefined : <HighlightedCode code={code} language={language} />}
    </CodeBlock>
  )
})

/** Growing paragraphs are parsed at each token. */
const plainParagraph = /^(?!.*www\.)\p{L}[^\n\r\t\\`*_[\]<&~@/$]*$/iu

const MarkdownText = memo(function MarkdownText({ text, plugins = [], components }: MarkdownProps) {
  const { t } = useLingui()
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
      remarkPlugins={[remarkGfm, remarkInlineHtml, ...plugins, [remarkFormulas, { formulas }]]}
      remarkRehypeOptions={{
        footnoteLabel: t`Footnotes`,
        footnoteBackLabel: (index) => t`Back to reference ${index + 1}`,
      }}
      rehypePlugins={[rehypeDirection, rehypeUnits]}
      components={{ ...ownComponents, ...components }}
    >
      {textWithoutFormulas}
    </ReactMarkdown>
  )
})

const ownComponents: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  // Loading a remote image would tell its host who reads this.
  img: ({ src, alt }) => <PictureLink src={typeof src === 'string' ? src : undefined} alt={alt} />,
  input: ({ checked }) => <TaskMark isDone={checked === true} />,
  pre: ({ node }) => {
    const code = node?.children[0]
    if (code?.type !== 'element') return null
    const [text] = code.children
    const className = String(code.properties.className ?? '')
    const info = `${className.replace('language-', '')} ${code.data?.meta ?? ''}`
    return <CodeSample code={text?.type === 'text' ? text.value.trimEnd() : ''} info={info} isOpen={false} />
  },
  // remarkFormulas uses `var`, which Markdown never produces.
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

/** Links from a model are untrusted: no referrer, no opener. */
function SafeLink({ href, children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}

const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'td', 'th']

/** Browsers skip nested `dir` attributes. */
function rehypeDirection() {
  return (tree: Root) => setDirection(tree, false)
}

function setDirection(parent: Root | Element, isInBlock: boolean): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const isBlock = blocks.includes(child.tagName)
    if (isBlock && !isInBlock) child.properties.dir = 'auto'
    if (child.tagName === 'code') child.properties.dir = 'ltr'
    // Cells have their own direction.
    if (child.tagName === 'table') child.properties.dir = isRightToLeft(child) ? 'rtl' : 'ltr'
    setDirection(child, child.tagName !== 'table' && (isInBlock || isBlock))
  }
}

/** The space in “12 000” or “5 km”. */
const spaceInQuantity = /(?<=\d) (?=(?:\d{3}|[%‰€$£¥]|°?\p{L}{1,3}(?:\/\p{L}{1,3})?[²³]?)(?![\p{L}\d]))/gu

function rehypeUnits() {
  return (tree: Root) => joinUnits(tree, false)
}

function joinUnits(parent: Root | Element, isInCell: boolean): void {
  for (const child of parent.children) {
    if (child.type === 'text' && isInCell) child.value = child.value.replace(spaceInQuantity, '\u00a0')
    if (child.type === 'element' && child.tagName !== 'code') joinUnits(child, isInCell || child.tagName === 'td' || child.tagName === 'th')
  }
}

function isRightToLeft(table: Element): boolean {
  const [letter = ''] = /\p{L}/u.exec(getPlainText(table)) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter)
}

function getPlainText(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(getPlainText).join('') : ''
}
