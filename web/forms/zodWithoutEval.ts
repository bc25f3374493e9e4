import { config } from 'zod'

// The Content-Security-Policy forbids eval, and browsers report even the attempt. Must run before any schema is created.
config({ jitless: true })
