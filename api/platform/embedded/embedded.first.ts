import { openDatabase } from './embedded.database.ts'

// Separate, because creating a database takes 100 MB that are never released.
process.on('disconnect', () => process.exit(1))
const [dir = '', template] = process.argv.slice(2)
const database = await openDatabase(dir, { template })
await database.close()
process.exit()
