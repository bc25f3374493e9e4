type Field = 'Name' | 'About' | 'Location' | 'Interests' | 'Skills' | 'Achievement' | 'Project'

/** Patterns match folded text. */
export interface Aspect {
  name: string
  asked: RegExp
  /** Without a pattern, only the fields answer. */
  statement?: RegExp
  fields?: readonly Field[]
  prefersFields?: boolean
  /** All passages of the field answer together. */
  isList?: boolean
  /** Topics whose words ask for this aspect and nothing else. */
  topics: readonly string[]
  /** Unmatched words of the question are ignored. */
  isBroad?: boolean
  /** The question's words must be near: prices of other things don't answer. */
  isStrict?: boolean
  /** Ignores whether the question asks where, who or when. */
  isOfAnyKind?: boolean
}

export const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'))

export const owner = '(?:she|he|they|you|sie|er|du|ihr|your|her|his|their)'
