import type { Audience } from '../../platform/audiences.ts'
import { builder } from '../../graphql/builder.ts'
import { enumValues } from '../../graphql/enumValues.ts'

export const AudienceEnum = builder.enumType('Audience', {
  description: 'The readers of a profile, a field or an item, from the fewest to the most. Nothing has more readers than its profile.',
  values: enumValues({
    private: { description: 'Visible only to the owner.' },
    people: { description: 'Members whom the owner chose, and visitors with the invitation link.' },
    link: { description: 'Anyone with the link to the page or twin. Not in Discover or search engines.' },
    listed: { description: 'Anyone, including Discover and search engines.' },
  } satisfies Record<Audience, { description: string }>),
})
