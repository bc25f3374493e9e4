const sentenceEnd = /[.!?…。！？]["”’»)\]]*(?:\s+|(?<=[。！？]))/gu
/** A period after these, a single letter or a number does not end a sentence. */
const abbreviation =
  /(?:^|[\s(.])(?:\p{L}|\d{1,2}|[DdMm]rs?|Ms|St|Prof|Nr|No|bzw|ca|vs|etc|Inc|Jr|Sr|Mt|Str|Tel|evtl|usw|max|min|phil|med|rer|nat|Dipl|Ing|Univ|geb|Abb|Fig|inkl|ggf|approx)\.$/u

export function findSentenceRanges(text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = []
  let start = 0
  for (const { 0: sign, index } of text.matchAll(sentenceEnd)) {
    const next = index + sign.length
    if (sign.startsWith('.') && next < text.length && abbreviation.test(text.slice(Math.max(start, index - 8), index + 1))) continue
    const end = index + sign.trimEnd().length
    if (end > start) ranges.push({ start, end })
    start = next
  }
  if (start < text.length) ranges.push({ start, end: text.length })
  return ranges
}

/** Line breaks also end a sentence, as in lists. */
export function splitSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => findSentenceRanges(line).map(({ start, end }) => line.slice(start, end).trim()))
    .filter((sentence) => sentence !== '')
}
