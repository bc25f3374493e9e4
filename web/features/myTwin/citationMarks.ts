export function removeCitations(text: string): string {
  return text.replaceAll(/ ?(?<!\\)\[\d{1,9}\]/g, '')
}

const quotation = /[“„]([^“”„]+)[”“] \([^()\n]+\)(?: \[\d{1,9}\])*(?:, |\n\n|$)/g

/** An answer that only quotes, as the built-in responder’s do, becomes the quoted text. */
export function removeQuotations(text: string): string {
  const quoted = [...text.matchAll(quotation)].map(([, words]) => words)
  return quoted.length > 0 && text.replaceAll(quotation, '') === '' ? quoted.join('\n\n') : removeCitations(text)
}

/** Puts the citations of `cited` back behind the sentences that `edited` still has. */
export function restoreCitations(edited: string, cited: string): string {
  let text = edited
  let from = 0
  let end = 0
  for (const { 0: marks, index } of cited.matchAll(/(?: ?(?<!\\)\[\d{1,9}\])+/g)) {
    const sentence = getLastSentence(cited.slice(end, index))
    end = index + marks.length
    const place = sentence === '' ? -1 : text.indexOf(sentence, from)
    if (place < 0) continue
    from = place + sentence.length
    text = text.slice(0, from) + marks + text.slice(from)
    from += marks.length
  }
  return text
}

function getLastSentence(text: string): string {
  const line = text.split('\n').at(-1) ?? ''
  return (line.split(/(?<=[.!?]) /).at(-1) ?? '').replace(/^[\s.,;:!?]+/, '')
}
