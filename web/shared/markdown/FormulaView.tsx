import katex from 'katex'
import { memo } from 'react'
import 'katex/dist/katex.min.css'
import type { Formula } from './formulas.ts'

/** Longer or deeper formulas would block the page. */
const longestTex = 2000
const tooDeep = /(?:\{[^{}]*){20}/

export const FormulaView = memo(function FormulaView({ tex, source, isDisplay }: Omit<Formula, 'isOpen'>) {
  const html = renderFormula(tex, isDisplay)
  if (html === null) return <code dir="ltr">{source}</code>
  // KaTeX escapes its input and, without `trust`, emits no links or images.
  return <span dir="ltr" dangerouslySetInnerHTML={{ __html: html }} />
})

function renderFormula(tex: string, displayMode: boolean): string | null {
  if (tex.length > longestTex || tooDeep.test(tex)) return null
  try {
    return katex.renderToString(tex, { displayMode, throwOnError: true, strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 })
  } catch {
    return null
  }
}
