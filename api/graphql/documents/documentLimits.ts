import { type DocumentNode, Kind, Lexer, parse, type SelectionSetNode, Source, TokenKind, visit } from 'graphql'
import { graphLimits as limits } from '../../platform/limits/graphLimits.ts'
import { maxListItems } from '../../platform/text/cleanInput.ts'
import { TooLargeOperationError } from '../errors/errors.ts'

type Weigh = (field: string, inner: number) => number

/** List fields of introspection, with their approximate average length. */
const introspectionLists = new Map([
  ['types', 250],
  ['fields', 8],
  ['args', 2],
  ['inputFields', 4],
  ['enumValues', 4],
  ['possibleTypes', 3],
  ['interfaces', 2],
  ['directives', 6],
])

/** Linear time: counts tokens before parsing, without expanding fragments. */
export function parseLimited(text: string): DocumentNode {
  if (text.length > limits.characters) {
    throw new TooLargeOperationError('document_too_long', { limit: limits.characters })
  }
  countTokens(text)
  const document = parse(text)
  countNodes(document)
  const depth = weighDefinitions(document, (_, inner) => 1 + inner, Math.max)
  if (Math.max(...depth) > limits.depth) throw new TooLargeOperationError('operation_too_deep', { limit: limits.depth })
  const fields = weighDefinitions(document, (_, inner) => 1 + inner)
  if (Math.max(...fields) > limits.fields) throw new TooLargeOperationError('operation_too_many_fields', { limit: limits.fields })
  const introspection = weighDefinitions(document, (field, inner) => 1 + inner * (introspectionLists.get(field) ?? 1))
  if (Math.max(...introspection) > limits.introspection) throw new TooLargeOperationError('introspection_too_large', {})
  return document
}

function limitList({ length }: { length: number }): void {
  if (length > maxListItems) throw new TooLargeOperationError('list_too_long', { limit: maxListItems })
}

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

function countTokens(text: string): void {
  const lexer = new Lexer(new Source(text))
  let nesting = 0
  for (let tokens = 1; lexer.advance().kind !== TokenKind.EOF; tokens += 1) {
    if (tokens > limits.tokens) throw new TooLargeOperationError('document_too_many_tokens', { limit: limits.tokens })
    const { kind } = lexer.token
    if (opening.has(kind)) nesting += 1
    else if (closing.has(kind)) nesting -= 1
    if (nesting > limits.nesting) throw new TooLargeOperationError('document_too_nested', {})
  }
}

function countNodes(document: DocumentNode): void {
  let aliases = 0
  visit(document, {
    Field({ alias }) {
      if (alias) aliases += 1
      if (aliases > limits.aliases) throw new TooLargeOperationError('operation_too_many_aliases', { limit: limits.aliases })
    },
    ListValue: ({ values }) => limitList(values),
  })
}

export function weighDefinitions(
  { definitions }: DocumentNode,
  weigh: Weigh,
  join = (one: number, other: number) => one + other,
): number[] {
  const fragments = new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])))
  const known = new Map<SelectionSetNode, number>()

  function measureWeight(set: SelectionSetNode | undefined): number {
    if (!set) return 0
    const before = known.get(set)
    if (before !== undefined) return before
    // Validation rejects recursive fragments later.
    known.set(set, 0)
    const weight = set.selections
      .map((selection) => {
        if (selection.kind === Kind.FIELD) return weigh(selection.name.value, measureWeight(selection.selectionSet))
        return measureWeight(
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)?.selectionSet : selection.selectionSet,
        )
      })
      .reduce((one, other) => join(one, other), 0)
    known.set(set, weight)
    return weight
  }
  return definitions.flatMap((node) => ('selectionSet' in node ? [measureWeight(node.selectionSet)] : []))
}
