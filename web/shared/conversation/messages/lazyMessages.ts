import { lazyNamed } from '../../../lib/lazyNamed.ts'

/** New conversations do without; preload it before the first message. */
export const Messages = lazyNamed(() => import('./Messages.tsx'), 'Messages')
