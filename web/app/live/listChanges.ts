import { ConnectionHandler, type RecordSourceProxy, VIEWER_ID } from 'relay-runtime'
import { markItemDeleted } from '../../shared/knowledge/deletedItems.ts'
import { getItemConnection, itemConnections } from '../../shared/knowledge/knowledgeKinds.ts'

export function listProject(store: RecordSourceProxy, { projectId, project }: { projectId: string; project?: object | null }): void {
  const viewer = store.get(VIEWER_ID)
  const projects = viewer?.getLinkedRecords('projects')
  if (!project) store.delete(projectId)
  if (!viewer || !projects) return
  const changed = project && store.get(projectId)
  const others = projects.filter((one) => one.getDataID() !== projectId)
  const listed = changed ? [...others, changed] : others
  const getName = (one: (typeof projects)[number]) => String(one.getValue('name'))
  viewer.setLinkedRecords(
    listed.toSorted((one, other) => getName(one).localeCompare(getName(other))),
    'projects',
  )
}

interface ItemChange {
  itemId: string
  knowledgeItem?: { kind: string } | null
}

export function listItem(store: RecordSourceProxy, { itemId, knowledgeItem }: ItemChange): void {
  const record = store.get(itemId)
  if (!knowledgeItem || !record) {
    for (const id of itemConnections) {
      const list = store.get(id)
      if (list) ConnectionHandler.deleteNode(list, itemId)
    }
    for (const project of store.get(VIEWER_ID)?.getLinkedRecords('projects') ?? []) {
      const items = project.getLinkedRecords('items')
      if (items)
        project.setLinkedRecords(
          items.filter((one) => one.getDataID() !== itemId),
          'items',
        )
    }
    markItemDeleted(itemId)
    return
  }
  const list = store.get(getItemConnection(knowledgeItem.kind))
  const isListed = list?.getLinkedRecords('edges')?.some((edge) => edge.getLinkedRecord('node')?.getDataID() === itemId)
  if (!list || isListed) return
  ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, record, 'KnowledgeItemEdge'))
}
