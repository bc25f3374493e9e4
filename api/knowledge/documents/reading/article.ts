import { Readability } from '@mozilla/readability'
import { Parser } from 'htmlparser2'
import { JSDOM } from 'jsdom'
import { readHtmlText } from '../../../platform/text/htmlText.ts'

/** Extraction time grows with the number and depth of elements. */
const most = { elements: 20_000, depths: 400_000 }

export function readArticle(html: string): { title: string | null; text: string } {
  const article = isOrdinary(html) ? new Readability(new JSDOM(html).window.document).parse() : null
  const text = readHtmlText(article?.content ?? '')
  return { title: article?.title ?? null, text: text === '' ? readHtmlText(html) : text }
}

function isOrdinary(html: string): boolean {
  let elements = 0
  let depth = 0
  let depths = 0
  const isBeyond = () => elements > most.elements || depths > most.depths
  const parser = new Parser({
    onopentagname() {
      elements += 1
      depth += 1
      depths += depth
      if (isBeyond()) parser.pause()
    },
    onclosetag() {
      depth -= 1
    },
  })
  parser.end(html)
  return !isBeyond()
}
