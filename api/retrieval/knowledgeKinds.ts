// Imports nothing: the rules of the web's forms read it, too.

interface KindRules {
  /** For the schema. */
  description: string
  /**
   * Its text comes from a file: mostly somebody else's words, read in passages that can each be opened, and not edited. What is not from a file
   * is typed by its owner, in their own words.
   */
  isFromFile: boolean
  /** The list of the API that it stands in. */
  list: 'notes' | 'stories' | 'documents'
  /** Whether public ones stand on their owner's public page. */
  isOnPublicPage: boolean
  /** What the built-in responder calls one of the user's, in German after “in” as well. */
  names: { en: string; de: string; deIn: string }
}

/** Everything that can be kept as knowledge, by the kind that the database stores. */
export const knowledgeKinds = {
  note: {
    description: 'Something worth keeping.',
    isFromFile: false,
    list: 'notes',
    isOnPublicPage: true,
    names: { en: 'your note', de: 'deine Notiz', deIn: 'deiner Notiz' },
  },
  story: {
    description: 'Something of their life, from which their profile can be filled.',
    isFromFile: false,
    list: 'stories',
    isOnPublicPage: true,
    names: { en: 'your story', de: 'deine Geschichte', deIn: 'deiner Geschichte' },
  },
  document: {
    description: 'The text of a file.',
    isFromFile: true,
    list: 'documents',
    isOnPublicPage: false,
    names: { en: 'your document', de: 'dein Dokument', deIn: 'deinem Dokument' },
  },
} as const satisfies Record<string, KindRules>

export type KnowledgeKindName = keyof typeof knowledgeKinds
export type WrittenKind = {
  [Kind in KnowledgeKindName]: (typeof knowledgeKinds)[Kind]['isFromFile'] extends true ? never : Kind
}[KnowledgeKindName]

export const kindNames = Object.keys(knowledgeKinds) as KnowledgeKindName[]
export const writtenKinds = kindNames.filter((kind): kind is WrittenKind => !knowledgeKinds[kind].isFromFile)
export const kindsIn = (list: KindRules['list']) => kindNames.filter((kind) => knowledgeKinds[kind].list === list)
export const kindsOnPublicPage = kindNames.filter((kind) => knowledgeKinds[kind].isOnPublicPage)

/** What the responder calls one, by a kind that a tool told. */
export function namesOfKind(kind: string): KindRules['names'] {
  return kindNames.some((known) => known === kind)
    ? knowledgeKinds[kind as KnowledgeKindName].names
    : { en: `your ${kind}`, de: kind, deIn: kind }
}
