type Field = 'Name' | 'Job title' | 'About' | 'Location' | 'Interests' | 'Skills' | 'Achievement' | 'Project'

/** Patterns match folded text. */
export interface Aspect {
  name: string
  asked: RegExp
  /** If omitted, only profile fields answer. */
  statement?: RegExp
  /** Also answers in items whose title is about the aspect. */
  titled?: RegExp
  /** How much of what is asked a statement has. */
  measure?(folded: string, asked: ReadonlySet<string>): number
  fields?: readonly Field[]
  prefersFields?: boolean
  prefersStatements?: boolean
  /** All passages of the field answer together. */
  isList?: boolean
  /** Topics whose words ask for this aspect and nothing else. */
  topics: readonly string[]
  /** About the existence or name of relatives. */
  isRelation?: boolean
  /** Unmatched words of the question are ignored. */
  isBroad?: boolean
  /** The question's words must be near: prices of other things don't answer. */
  isStrict?: boolean
  /** “What do I have to pay in advance?” asks for it, too. */
  isNeed?: boolean
  /** Ignores whether the question asks where, who or when. */
  isOfAnyKind?: boolean
  /** Relatives' lives don't answer. */
  isAboutOwner?: boolean
  /** Only statements about the month of the question answer. */
  isPeriod?: boolean
}

export const matchEither = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'))

export const owner = '(?:she|he|they|you|sie|er|du|ihr|your|her|his|their)'
