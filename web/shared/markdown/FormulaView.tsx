import katex from 'katex'
import { memo } from 'react'
import 'katex/dist/katex.min.css'
import type { Formula } from './formulas.ts'

/** A longer or deeper one is shown as it is written: setting it would hold up the page. */
const longestTex = 2000
const tooDeep = /(?:\{[^{}]*){20}/

/** Sets a formula; one that cannot be read is shown as it is written. */
export const FormulaView = memo(function FormulaView({ tex, source, isDisplay }: Omit<Formula, 'isOpen'>) {
  const html = setFormula(tex, isDisplay)
  if (html === null) return <code dir="ltr">{source}</code>
  // KaTeX escapes what it is given, and writes no links, pictures or styles of the author's while it is not told to trust it.
  return <span dir="ltr" dangerouslySetInnerHTML={{ __html: html }} />
})

function setFormula(tex: string, displayMode: boolean): string | null {
  if (tex.length > longestTex || tooDeep.test(tex)) return null
  try {
    return katex.renderToString(tex, { displayMode, throwOnError: true, strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 })
  } catch {
    return null
  }
}
