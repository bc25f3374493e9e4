// Used by the web's forms: must not import anything.

interface KindRules {
  description: string
  isFromFile: boolean
  list: 'notes' | 'stories' | 'documents'
  /** Names in answers of the built-in responder; `deIn` follows the German “in”. */
  names: { en: string; de: string; deIn: string }
}

export const knowledgeKinds = {
  note: {
    description: 'Note written by the owner.',
    isFromFile: false,
    list: 'notes',
    names: { en: 'your note', de: 'deine Notiz', deIn: 'deiner Notiz' },
  },
  story: {
    description: 'Story, the source of profile proposals.',
    isFromFile: false,
    list: 'stories',
    names: { en: 'your story', de: 'deine Geschichte', deIn: 'deiner Geschichte' },
  },
  document: {
    description: 'Text of an uploaded file or web page.',
    isFromFile: true,
    list: 'documents',
    names: { en: 'your document', de: 'dein Dokument', deIn: 'deinem Dokument' },
  },
} as const satisfies Record<string, KindRules>

export type KnowledgeKindName = keyof typeof knowledgeKinds
export type WrittenKind = {
  [Kind in KnowledgeKindName]: (typeof knowledgeKinds)[Kind]['isFromFile'] extends true ? never : Kind
}[KnowledgeKindName]

export const kindNames = Object.keys(knowledgeKinds) as KnowledgeKindName[]
export const writtenKinds = kindNames.filter((kind): kind is WrittenKind => !knowledgeKinds[kind].isFromFile)
export const listKinds = (list: KindRules['list']) => kindNames.filter((kind) => knowledgeKinds[kind].list === list)

export function listNamesOfKind(kind: string): KindRules['names'] {
  return kindNames.some((known) => known === kind)
    ? knowledgeKinds[kind as KnowledgeKindName].names
    : { en: `your ${kind}`, de: kind, deIn: kind }
}
