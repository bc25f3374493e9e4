import { defineConfig } from 'prisma/config'

// The CLI would otherwise download its schema engine. Generating needs none, and migrations are applied by the engine's
// WebAssembly build (api/platform/database/migrations.ts), so any executable satisfies the check.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: './schema.prisma' })
