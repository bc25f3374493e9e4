import { lazyNamed } from '../../../lib/lazyNamed.ts'

/** Few conversations have any; the screen of one that will have some preloads them. */
export const Proposals = lazyNamed(() => import('./Proposals.tsx'), 'Proposals')
