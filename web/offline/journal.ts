import type { Variables } from 'relay-runtime'

export type KeptOperation = 'sessionQuery' | 'RecentThreadsQuery' | 'ThreadScreenQuery'

const operations: ReadonlySet<string> = new Set<KeptOperation>(['sessionQuery', 'RecentThreadsQuery', 'ThreadScreenQuery'])
const maxEntries = 30

/** Operations and variables whose responses are kept for offline use. */
export class Journal {
  readonly entries = new Map<string, { operation: KeptOperation; variables: Variables }>()
  onChange: (() => void) | null = null

  note(operation: string, variables: Variables): void {
    if (!isKept(operation)) return
    const name = operation + JSON.stringify(variables)
    this.entries.delete(name)
    this.entries.set(name, { operation, variables })
    const [first] = this.entries.keys()
    if (this.entries.size > maxEntries && first !== undefined) this.entries.delete(first)
    this.onChange?.()
  }
}

export function isKept(operation: string): operation is KeptOperation {
  return operations.has(operation)
}
