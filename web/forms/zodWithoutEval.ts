import { config } from 'zod'

// Before any schema is created: the Content-Security-Policy forbids eval, and browsers report even the attempt.
config({ jitless: true })
