const hours = [
  ['one', 'eins', 'ein'],
  ['two', 'zwei'],
  ['three', 'drei'],
  ['four', 'vier'],
  ['five', 'fünf'],
  ['six', 'sechs'],
  ['seven', 'sieben'],
  ['eight', 'acht'],
  ['nine', 'neun'],
  ['ten', 'zehn'],
  ['eleven', 'elf'],
  ['twelve', 'zwölf'],
]
const hourOf = new Map(hours.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
const hour = `(\\d{1,2}|${hours.flat().join('|')})(?=[\\s,.!?]|$)`

const forms: readonly [pattern: RegExp, minutes: number][] = [
  [new RegExp(`\\bhalf past ${hour}`, 'gi'), 30],
  [new RegExp(`\\b(?:a )?quarter past ${hour}`, 'gi'), 15],
  [new RegExp(`\\b(?:a )?quarter to ${hour}`, 'gi'), -15],
  [new RegExp(`\\bhalb ${hour}(?: uhr\\b)?`, 'gi'), -30],
  [new RegExp(`\\bviertel nach ${hour}(?: uhr\\b)?`, 'gi'), 15],
  [new RegExp(`\\b(?:viertel vor|dreiviertel) ${hour}(?: uhr\\b)?`, 'gi'), -15],
  [new RegExp(`(?<=\\bum )${hour}(?: uhr\\b)?`, 'gi'), 0],
]

/** Writes times such as “half past seven” or “halb acht” in digits, for the date parser. */
export function writeSpokenTimes(text: string): string {
  return forms.reduce((rest, [pattern, minutes]) => rest.replace(pattern, (spoken, name: string) => toDigits(spoken, name, minutes)), text)
}

function toDigits(spoken: string, name: string, minutes: number): string {
  const value = hourOf.get(name.toLowerCase()) ?? Number(name)
  if (value > 24 || (minutes === 0 && !hourOf.has(name.toLowerCase()))) return spoken
  const total = (value * 60 + minutes + 24 * 60) % (24 * 60)
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}${/^(?:halb|viertel|dreiviertel)|uhr$/i.test(spoken) ? ' Uhr' : ''}`
}
