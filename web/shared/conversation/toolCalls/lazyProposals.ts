import { lazyNamed } from '../../../lib/lazyNamed.ts'

export const Proposals = lazyNamed(() => import('./Proposals.tsx'), 'Proposals')
