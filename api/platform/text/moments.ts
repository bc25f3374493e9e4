const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/
const earliest = Date.parse('0001-01-01T00:00:00Z')
const latest = Date.parse('9999-12-31T23:59:59.999Z')

/** Accepts only years that JavaScript and PostgreSQL format alike. */
export function parseMoment(text: string): Date | null {
  const time = iso.test(text) ? Date.parse(text) : Number.NaN
  return time >= earliest && time <= latest ? new Date(time) : null
}
