import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { queryFirstRow, queryRows } from '../../platform/database/sql/typedSql.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { OperatorService } from '../operator.service.ts'

export interface StoredTable {
  readonly name: string
  readonly estimatedRows: number | null
  readonly bytes: number
}

export interface StoredIndex {
  readonly name: string
  readonly table: string
  readonly bytes: number
}

interface Totals {
  readonly databaseBytes: number
  readonly fileCount: number
  readonly fileBytes: number
  readonly pendingPassages: number
  readonly pendingEmbeddings: number
}

export interface Storage extends Totals {
  readonly tables: readonly StoredTable[]
  readonly indexes: readonly StoredIndex[]
}

export interface WebhookFailures {
  readonly statusCode: number | null
  readonly count: number
}

interface Deliveries {
  readonly deliveredCount: number
  readonly pendingCount: number
  readonly failedCount: number
}

export interface WebhookHealth extends Deliveries {
  readonly failures: readonly WebhookFailures[]
}

const shown = 15
const shownStatuses = 20

const ownRelations = sql`relation.relnamespace IN (current_schema()::regnamespace, to_regnamespace('jobs'))`
const dayAgo = sql`now() - interval '24 hours'`

export class StorageService {
  readonly #db: Database
  readonly #operator: OperatorService

  constructor(db: Database, operator: OperatorService) {
    this.#db = db
    this.#operator = operator
  }

  async get(viewer: Viewer): Promise<Storage> {
    await this.#operator.require(viewer)
    const totals = await queryFirstRow(
      this.#db,
      sql<Totals>`
        SELECT pg_database_size(current_database())::float8 AS database_bytes,
          (SELECT count(*) FROM pending_passages)::int AS pending_passages,
          (SELECT count(*) FROM pending_embeddings)::int AS pending_embeddings,
          count(*)::int AS file_count, coalesce(sum(size), 0)::float8 AS file_bytes
        FROM (
          SELECT file_size AS size FROM documents
          UNION ALL SELECT file_size FROM elements WHERE file_path IS NOT NULL
          UNION ALL SELECT file_size FROM conversation_imports WHERE file_path IS NOT NULL
        ) AS file`,
    )
    if (!totals) throw new Error('An aggregate returned no row')
    const tables = await queryRows(
      this.#db,
      sql<StoredTable>`
        SELECT relname::text AS name, nullif(reltuples, -1)::float8 AS estimated_rows, pg_total_relation_size(oid)::float8 AS bytes
        FROM pg_class AS relation WHERE relkind = 'r' AND ${ownRelations} ORDER BY bytes DESC, name LIMIT ${shown}`,
    )
    const indexes = await queryRows(
      this.#db,
      sql<StoredIndex>`
        SELECT relation.relname::text AS name, owner.relname::text AS "table", pg_relation_size(relation.oid)::float8 AS bytes
        FROM pg_class AS relation JOIN pg_index ON pg_index.indexrelid = relation.oid JOIN pg_class AS owner ON owner.oid = pg_index.indrelid
        WHERE relation.relkind = 'i' AND ${ownRelations} ORDER BY bytes DESC, name LIMIT ${shown}`,
    )
    return { ...totals, tables, indexes }
  }

  /** Covers the last 24 hours. */
  async getWebhookHealth(viewer: Viewer): Promise<WebhookHealth> {
    await this.#operator.require(viewer)
    const deliveries = await queryFirstRow(
      this.#db,
      sql<Deliveries>`
        SELECT count(*) FILTER (WHERE status = 'delivered')::int AS delivered_count,
          count(*) FILTER (WHERE status = 'pending')::int AS pending_count,
          count(*) FILTER (WHERE status = 'failed')::int AS failed_count
        FROM webhook_deliveries WHERE created_at > ${dayAgo}`,
    )
    if (!deliveries) throw new Error('An aggregate returned no row')
    const failures = await queryRows(
      this.#db,
      sql<WebhookFailures>`
        SELECT attempt.status_code, count(*)::int AS count
        FROM webhook_deliveries AS delivery JOIN webhook_attempts AS attempt ON attempt.delivery_id = delivery.id
        WHERE delivery.created_at > ${dayAgo} AND (attempt.status_code NOT BETWEEN 200 AND 299) IS NOT FALSE
        GROUP BY attempt.status_code ORDER BY count DESC, attempt.status_code LIMIT ${shownStatuses}`,
    )
    return { ...deliveries, failures }
  }
}
