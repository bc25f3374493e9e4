/** Titles of profile passages. */
type Field = 'Name' | 'About' | 'Location' | 'Interests' | 'Skills' | 'Achievement' | 'Project'

/** Something that visitors ask about a person, with the sentences that can tell it. Patterns match folded text. */
export interface Aspect {
  name: string
  asked: RegExp
  /** Other sentences don't answer. Without a pattern, only the fields do. */
  told?: RegExp
  /** Profile fields that answer. */
  fields?: readonly Field[]
  /** Whether to prefer the fields to other sentences. */
  prefersFields?: boolean
  /** Whether all passages of the field together answer. */
  isList?: boolean
  /** Topics whose words in the question ask for the aspect and nothing else. */
  topics: readonly string[]
  /** Whether words of the question without a match don't matter. */
  isBroad?: boolean
  /** Whether the words of the question must be near, since prices of other things don't answer. */
  isStrict?: boolean
  /** Whether it doesn't matter if the question asks where, who or when. */
  isOfAnyKind?: boolean
}

/** A pattern for any of several. */
export const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'))

/** Words for the owner in questions. */
export const owner = '(?:she|he|they|you|sie|er|du|ihr|your|her|his|their)'
