import { config } from 'zod'

// Before any schema is created: browsers report even an attempted eval.
config({ jitless: true })
