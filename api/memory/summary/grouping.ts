import { findSubjects, isGeneric } from '../../platform/language/words.ts'
import { capitalize } from '../../platform/text/text.ts'

/** `self` for memories about the user, `subject` for those that share a word, `project` for those of one project. */
export type GroupKind = 'self' | 'subject' | 'other' | 'project'

interface GroupedMemory {
  content: string
  projectId: string | null
}

export interface MemoryGroup<Memory> {
  kind: GroupKind
  /** The shared word, or the project’s name if it exists. */
  title: string | null
  projectId: string | null
  memories: Memory[]
}

/** Groups by shared words instead of topics, so that headings never claim more than the memories do. */
export function groupMemories<Memory extends GroupedMemory>(
  memories: readonly Memory[],
  projectNames: ReadonlyMap<string, string>,
): MemoryGroup<Memory>[] {
  const general = memories.filter(({ projectId }) => projectId === null)
  const { groups: subjects, others } = groupBySubject(general)
  const self = others.filter(({ content }) => firstPerson.test(content))
  const other = others.filter(({ content }) => !firstPerson.test(content))
  const projects = [...Map.groupBy(memories, ({ projectId }) => projectId)].flatMap(([projectId, members]) =>
    projectId === null ? [] : [{ kind: 'project' as const, title: projectNames.get(projectId) ?? null, projectId, memories: members }],
  )
  const unnamed = { title: null, projectId: null }
  return [
    ...(self.length > 0 ? [{ kind: 'self' as const, ...unnamed, memories: self }] : []),
    ...subjects.map(({ title, members }) => ({ kind: 'subject' as const, title, projectId: null, memories: members })),
    ...(other.length > 0 ? [{ kind: 'other' as const, ...unnamed, memories: other }] : []),
    ...projects.toSorted((a, b) => (a.title === null ? 1 : b.title === null ? -1 : a.title.localeCompare(b.title))),
  ]
}

const firstPerson = /^(?:i|me|my|we|our|ich|mich|mir|mein\p{L}*|wir|unse?r\p{L}*)(?![\p{L}\p{N}])/iu
/** "my boat", "New York"; in German, every noun. */
const naming =
  /(?<=(?:[Mm]y|[Oo]ur|[Mm]ein\p{L}*|[Uu]nse?r\p{L}*) )\p{L}[\p{L}\p{N}-]*|(?<=[\p{L}\p{N},’'] )\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)*/gu

interface Subject<Memory> {
  title: string
  members: Memory[]
}

function groupBySubject<Memory extends GroupedMemory>(memories: readonly Memory[]): { groups: Subject<Memory>[]; others: Memory[] } {
  const titles = new Map<string, string>()
  for (const { content } of memories) for (const { key, title } of findNames(content)) if (!titles.has(key)) titles.set(key, title)
  const words = new Map(memories.map((memory) => [memory, new Set(findSubjects(memory.content))]))
  const groups: Subject<Memory>[] = []
  let others = [...memories]
  while (titles.size > 0) {
    const sizes = [...titles.keys()].map((key) => ({ key, size: others.filter((memory) => words.get(memory)?.has(key)).length }))
    const largest = sizes.reduce((best, one) => (one.size > best.size ? one : best))
    if (largest.size < 2) break
    const isMember = (memory: Memory) => words.get(memory)?.has(largest.key) ?? false
    groups.push({ title: titles.get(largest.key) ?? '', members: others.filter(isMember) })
    others = others.filter((memory) => !isMember(memory))
    titles.delete(largest.key)
  }
  return { groups, others }
}

function findNames(content: string): { key: string; title: string }[] {
  return (content.match(naming) ?? []).flatMap((title) => {
    const key = findSubjects(title.split(' ').at(-1) ?? '').at(0)
    return key === undefined || isGeneric(key) ? [] : [{ key, title: capitalize(title) }]
  })
}
