import { defineConfig } from 'prisma/config'

// Keeps the CLI from downloading its schema engine; any executable passes the check.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: './schema.prisma' })
