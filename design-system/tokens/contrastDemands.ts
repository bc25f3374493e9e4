const surfaces = ['surface', 'surface-raised', 'surface-sunken']
const signals = ['good', 'caution', 'danger']

/** Least contrast per pairing by WCAG 2.2: 7 for AAA text, 4.5 for AA text, 3 for non-text. */
export const contrastDemands: [text: string, backgrounds: string[], ratio: number][] = [
  ['text', [...surfaces, 'surface-hover', 'surface-pressed'], 7],
  ['on-accent-soft', ['accent-soft'], 7],
  ['on-accent-soft', ['surface-hover', 'surface-pressed'], 4.5],
  ['text-quiet', surfaces, 4.5],
  ['accent-text', surfaces, 4.5],
  ['on-accent', ['accent', 'accent-hover', 'accent-pressed'], 4.5],
  ['on-danger', ['danger', 'danger-hover', 'danger-pressed'], 4.5],
  ...signals.map((signal): [string, string[], number] => [signal, [...surfaces, `${signal}-soft`], 4.5]),
  ...signals.map((signal): [string, string[], number] => ['text', [`${signal}-soft`], 7]),
  ['line-strong', surfaces, 3],
  ['line-hover', surfaces, 3],
  ['accent', surfaces, 3],
  ['focus', surfaces, 3],
  ['chart-1', surfaces, 3],
  ['chart-2', surfaces, 3],
  ['chart-3', surfaces, 3],
  ['mark-private', surfaces, 3],
  ['mark-public', surfaces, 3],
]
