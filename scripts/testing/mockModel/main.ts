import { parseArgs } from 'node:util'
import { normal } from './behavior.ts'
import { startMockModel } from './server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4210' },
    tokens: { type: 'string', default: String(normal.tokens) },
    interval: { type: 'string', default: '20' },
  },
})
const model = await startMockModel({ port: Number(values.port), tokens: Number(values.tokens), interval: Number(values.interval) })
console.log(`Mock model on ${model.url}`)
process.on('SIGTERM', () => void model.close())
process.on('SIGINT', () => void model.close())
