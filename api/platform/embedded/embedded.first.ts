import { openDatabase } from './embedded.database.ts'

// A program of its own: making a database takes a hundred megabytes that the process would keep for good.
process.on('disconnect', () => process.exit(1))
const [dir = '', template] = process.argv.slice(2)
const database = await openDatabase(dir, template)
await database.close()
process.exit()
