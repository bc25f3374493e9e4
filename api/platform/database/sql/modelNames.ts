import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type OperationNode,
  ReferenceNode,
  type RootOperationNode,
  SelectionNode,
  SelectQueryNode,
} from 'kysely'

/**
 * The same statement with what it selects named as Prisma names it, so that nobody has to name it in each row. An `orderBy` may not refer
 * to an alias in it.
 */
export function withModelNames<Node extends RootOperationNode>(statement: Node, nameOf: (column: string) => string): Node {
  if (!SelectQueryNode.is(statement) || statement.setOperations) return statement
  const selections = statement.selections?.map(({ selection }) => {
    const node = AliasNode.is(selection) ? selection.node : selection
    const column = columnOf(AliasNode.is(selection) ? selection.alias : selection)
    return column === null
      ? SelectionNode.create(selection)
      : SelectionNode.create(AliasNode.create(node, IdentifierNode.create(nameOf(column))))
  })
  return { ...statement, selections }
}

/** Null where there is more than one. */
function columnOf(node: OperationNode): string | null {
  if (IdentifierNode.is(node)) return node.name
  if (ColumnNode.is(node)) return node.column.name
  return ReferenceNode.is(node) ? columnOf(node.column) : null
}
