import { join } from 'node:path'
import { build } from '../../scripts/build.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { createDatabase } from '../database.ts'
import { report } from '../table.ts'
import { measureFiles } from './files.ts'
import { measureSearch } from './searches.ts'
import { measureTwinSearch } from './twinSearches.ts'

// `--write` puts them into docs/benchmarks.md.

const start = performance.now()
await build()
await using running = new AsyncDisposableStack()
const folder = await createTemporaryFolder('bench-knowledge')
running.defer(() => folder.remove())
const postgres = await startPostgres({ isDurable: true })
running.defer(() => postgres.stop())
const rows = []
for (const [name, measure] of Object.entries({ files: measureFiles, searches: measureSearch, twins: measureTwinSearch })) {
  const database = await createDatabase(postgres.url)
  rows.push(...(await measure(database.url, join(folder.path, name))))
  await database.drop()
}
process.exitCode = await report(rows, 'bench:knowledge', start)
