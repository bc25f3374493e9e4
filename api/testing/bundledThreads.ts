import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import threads, { type WorkerOptions } from 'node:worker_threads'

const bundle = join(import.meta.dirname, '../../dist/api')

// Each thread would compile its TypeScript again, which takes four times as long as loading the bundle.
const { Worker } = threads
threads.Worker = class extends Worker {
  constructor(file: URL, options?: WorkerOptions) {
    const [, name] = /\/api\/.*\/([\w.]+\.worker)\.ts$/.exec(file.pathname) ?? []
    super(name ? join(bundle, `${name}.js`) : file, options)
  }
}
syncBuiltinESMExports()
