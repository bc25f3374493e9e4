import { config } from 'zod'

// The page's policy forbids code generation, and a browser reports even the attempt. It has to be said before a schema is made.
config({ jitless: true })
