import type { Audience } from '../../platform/audiences.ts'
import { builder } from '../../graphql/builder.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'

export const AudienceEnum = builder.enumType('Audience', {
  description: 'Readers of a profile, a field or an item. Nothing has more readers than its profile.',
  values: toEnumValues({
    private: { description: 'Visible only to the owner.' },
    people: { description: 'Chosen people, and visitors of the invitation link.' },
    link: { description: 'Anyone with the link, but not Discover or search engines.' },
    listed: { description: 'Anyone, including Discover and search engines.' },
  } satisfies Record<Audience, { description: string }>),
})
