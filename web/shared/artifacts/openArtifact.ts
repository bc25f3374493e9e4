import { createContext } from 'react'

export interface CodeSource {
  /** Language, and possibly a file name. Untrusted. */
  readonly info: string
  readonly code: string
}

/** Opens code beside the conversation; null where that is not possible. */
export const OpenArtifactContext = createContext<((source: CodeSource) => void) | null>(null)

const documents = /^(?:html?|svg|markdown|md|mermaid)$/i
const fewestLines = 15

export function isArtifact({ info, code }: CodeSource): boolean {
  const [language = ''] = /^[^\s:{]*/.exec(info) ?? []
  return code.trim() !== '' && (documents.test(language) || code.split('\n', fewestLines).length === fewestLines)
}
