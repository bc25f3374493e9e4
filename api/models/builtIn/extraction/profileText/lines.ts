export interface TextLine {
  text: string
  /** 0 for lines that are no heading. */
  level: number
  isBullet: boolean
  /** Whether the next word would have fitted, so that the sentence ends here. */
  isShort?: boolean
}

/** CVs are shorter; a book must not be searched for interests. */
const longestText = 60_000
const mostLines = 2000
const longestLine = 4000
const bullet = /^(?:[•·▪◦‣●○■□∙⁃➢➤✓✔✦»›*+–—-]|\d{1,2}[.)](?!\s+(?:Preis|Platz|Prize|Place)))\s+/u
/** Headings like “== Skills ==”. */
const frame = /^([~=+<>|:*_-]{2,20}) (\S[^~=+<>|*_]{0,59}) [~=+<>|:*_-]{2,20}$/u
const framedLevel = 2
const emphasis = /(?<![*\w])\*(?=\S)([^*]{1,200})(?<=\S)\*(?![*\w])/gu
const rating = /(?:[●○•◦★☆■□▪▫⬤]{2,10}|\b\d{1,3} ?%|\b\d ?\/ ?\d)$/u

export function toLines(text: string): TextLine[] {
  const written = text
    .slice(0, longestText)
    .replaceAll('📍', 'Location: ')
    .replace(/[\u200B-\u200D\u00AD\uFEFF]/gu, '')
    .split('\n', mostLines)
  const width = Math.max(...written.map((raw) => raw.length))
  return written.flatMap((raw, index) => {
    const line = toLine(raw.slice(0, longestLine))
    const [next = ''] = (written[index + 1] ?? '').trim().split(' ', 1)
    return /[\p{L}\p{N}]/u.test(line.text) ? [{ ...line, isShort: raw.trimEnd().length + next.length < width }] : []
  })
}

function toLine(raw: string): TextLine {
  const trimmed = raw
    .replace(/\t|\s{3,}/g, '   ')
    .replace(/^[─━═_=*-]{3,}|[─━═_=-]{3,200}$/u, '')
    .trim()
  const framed = frame.exec(trimmed)?.[2]
  const level = framed ? framedLevel : (/^#{1,6}(?= )/.exec(trimmed)?.[0].length ?? 0)
  const unmarked = (framed ?? trimmed.slice(level)).replaceAll('**', '').replaceAll('__', '').replaceAll(emphasis, '$1').trim()
  const isBullet = level === 0 && bullet.test(unmarked)
  const text = unmarked
    .replace(isBullet ? bullet : '', '')
    .replace(/^[\p{Extended_Pictographic}\uFE0F ]{1,8}(?=\D)/u, '')
    .replace(rating, '')
    .trim()
  return { text: isSpacedOut(text) ? text.replaceAll(' ', '') : text, level, isBullet }
}

/** Headings like “S K I L L S”. */
function isSpacedOut(text: string): boolean {
  return text.length <= 60 && /^(?:\p{L} ){3,30}\p{L}$/u.test(text)
}

export function joinWrapped(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isWrapped =
      before && !line.isBullet && line.level === 0 && before.level === 0 && !/[.!?:;]$/.test(before.text) && continuesSentence(before, line)
    if (isWrapped) joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

/** Short lines are entries, even before one in lower case. */
function continuesSentence(before: TextLine, line: TextLine): boolean {
  if (findLineTitle(before.text) && findLineTitle(line.text)) return false
  if (/^[\p{Ll}(]/u.test(line.text))
    return before.text.length >= 50 || isProse(before.text) || /,$| (?:and|und|of|für|for|in)$/u.test(before.text)
  return before.text.length >= 60 && isProse(before.text) && before.isShort !== true
}

/** “Sea Atlas” in “Sea Atlas – a map of all currents”. */
export function findLineTitle(text: string): string | null {
  const title = /^([^–—:]{2,60}?)(?::\s|\s[–—-]\s)/u.exec(text)?.[1]
  return title && !isProse(title) ? title : null
}

export function isProse(text: string): boolean {
  if (/\s[|•·●.]\s/u.test(text) || isHeadline(text)) return false
  if (/^(?:I|I['’]m|Ich|My|Mein) .*[.!]$/u.test(text)) return true
  const words = text.split(/\s+/)
  return words.length >= 7 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 3 >= words.length
}

/** “Ceramic artist and teacher — Valencia, Spain”. */
function isHeadline(text: string): boolean {
  return text.length <= 60 && /\s[–—]\s\p{Lu}/u.test(text) && !/[.!?]$/.test(text)
}

export function isDateOnly(text: string): boolean {
  return text.length <= 40 && /\d/.test(text) && !/\p{L}{4}/u.test(text.replace(monthsAndPresent, ''))
}

const monthsAndPresent =
  /\b(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|m[äa]rz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sep(?:t(?:ember)?)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|present|today|now|ongoing|since|until|heute|seit|bis|aktuell|laufend)\b/giu
