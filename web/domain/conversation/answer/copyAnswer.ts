import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { isTangled } from '../../markdown/markdownBlocks.ts'

/** Puts an answer on the clipboard as its Markdown and, for what takes it, as it looks. */
export async function copyAnswer(markdown: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || isTangled(markdown)) return navigator.clipboard.writeText(markdown)
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([markdown], { type: 'text/plain' }),
      'text/html': new Blob([htmlOf(markdown)], { type: 'text/html' }),
    }),
  ])
}

// A picture stays a link, as it is shown: a document it is pasted into would load it.
const extensions = [gfm(), { disable: { null: ['labelStartImage'] } }]
const htmlExtensions = [gfmHtml()]

function htmlOf(markdown: string): string {
  return micromark(markdown, { extensions, htmlExtensions })
}
