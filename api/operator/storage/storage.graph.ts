import { builder } from '../../graphql/builder.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { OperatorType } from '../operator.graph.ts'
import { storageBody, storedIndexBody, storedTableBody, webhookFailureBody, webhookHealthBody } from './storageBodies.ts'
import type { Storage, StoredIndex, StoredTable, WebhookFailures, WebhookHealth } from './storage.service.ts'

const TableType = builder.objectRef<StoredTable>('StoredTable').implement({
  description: 'Table of the database, for operators.',
  fields: (t) => exposeFields(t, storedTableBody),
})

const IndexType = builder.objectRef<StoredIndex>('StoredIndex').implement({
  description: 'Index of the database, for operators.',
  fields: (t) => exposeFields(t, storedIndexBody),
})

const StorageType = builder.objectRef<Storage>('Storage').implement({
  description: 'Size of database and files, for operators.',
  fields: (t) => ({
    ...exposeFields(t, storageBody, ['tables', 'indexes']),
    tables: t.field({ type: [TableType], description: 'Largest tables, at most 15.', resolve: ({ tables }) => [...tables] }),
    indexes: t.field({ type: [IndexType], description: 'Largest indexes, at most 15.', resolve: ({ indexes }) => [...indexes] }),
  }),
})

const FailuresType = builder.objectRef<WebhookFailures>('WebhookFailures').implement({
  description: 'Failed attempts with the same status, for operators.',
  fields: (t) => exposeFields(t, webhookFailureBody),
})

const WebhookHealthType = builder.objectRef<WebhookHealth>('WebhookHealth').implement({
  description: 'Webhook deliveries of the last 24 hours, for operators.',
  fields: (t) => ({
    ...exposeFields(t, webhookHealthBody, ['failures']),
    failures: t.field({
      type: [FailuresType],
      description: 'Failed attempts by status, most frequent first, at most 20.',
      resolve: ({ failures }) => [...failures],
    }),
  }),
})

builder.objectFields(OperatorType, (t) => ({
  storage: t.field({
    type: StorageType,
    nullable: true,
    description: 'Size of database and files.',
    resolve: (viewer, _args, { services }) => services.storage.get(viewer),
  }),
  webhookHealth: t.field({
    type: WebhookHealthType,
    nullable: true,
    description: 'Webhook deliveries of the last 24 hours.',
    resolve: (viewer, _args, { services }) => services.storage.getWebhookHealth(viewer),
  }),
}))
