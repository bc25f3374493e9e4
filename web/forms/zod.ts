import { config } from 'zod/v4'

// Replaces `zod` in the build. Browsers report even an attempted eval.
config({ jitless: true })

export * from 'zod/v4'
