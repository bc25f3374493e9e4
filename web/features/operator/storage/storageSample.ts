const table = { __typename: 'StoredTable', name: 'steps', estimatedRows: 1_204_000 as number | null, bytes: 734_003_200 }
const index = { __typename: 'StoredIndex', name: 'passages_search_idx', table: 'passages', bytes: 104_857_600 }

const storage = {
  __typename: 'Storage',
  databaseBytes: 1_273_741_824,
  fileCount: 3204,
  fileBytes: 2_147_483_648,
  pendingPassages: 12,
  pendingEmbeddings: 0,
  tables: [
    table,
    { ...table, name: 'passages', estimatedRows: 87_000, bytes: 204_003_200 },
    { ...table, name: 'users', estimatedRows: null, bytes: 8192 },
  ],
  indexes: [index, { ...index, name: 'passages_owner_id_source_kind_source_id_idx', bytes: 4_857_600 }],
}

const failure = { __typename: 'WebhookFailures', statusCode: 500 as number | null, count: 12 }
export const healthy = {
  __typename: 'WebhookHealth',
  deliveredCount: 1980,
  pendingCount: 0,
  failedCount: 0,
  failures: [] as (typeof failure)[],
}
export const failing = { ...healthy, pendingCount: 4, failedCount: 2, failures: [failure, { ...failure, statusCode: null, count: 3 }] }

export const toStorage = (webhookHealth: typeof healthy) => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', operator: { __typename: 'Operator', storage, webhookHealth } },
})
