import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay'
import { builder } from '../graphql/builder.ts'
import { pagesOf, whilePaging } from '../graphql/pages.ts'
import { requirePageSize } from '../platform/database/keysetPages.ts'
import { PublicProfileType } from '../twin/graph.ts'
import type { ListedProfile, PublicInterest } from './discover.service.ts'

const FoundPeople = pagesOf(PublicProfileType, {
  description: `A page of public profiles. ${whilePaging.moving}`,
  placeDescription: 'A public profile in a list.',
})

const DiscoverInterest = builder.objectRef<PublicInterest>('DiscoverInterest').implement({
  description: 'Something that people care about, and say so in public.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As most of them write it.' }),
    count: t.exposeInt('count', { description: 'How many public profiles name it.' }),
  }),
})

const maxSize = 50

builder.queryFields((t) => ({
  discover: t.connection(
    {
      type: PublicProfileType,
      nullable: true,
      description:
        'People with a public profile, for anybody to find. Best matches first; without a query, those whose public page changed last.',
      args: {
        query: t.arg.string({
          description:
            'Beginnings of words in username, name, bio, skills or interests as they are shown; all must be there. Accents do not matter.',
        }),
        interest: t.arg.string({ description: 'One that they name, whole; case and accents do not matter.' }),
      },
      resolve: async (_root, args, { services, viewer, client }) => {
        requirePageSize(args, maxSize)
        const { edges, ...connection } = await resolveCursorConnection(
          { args, defaultSize: 20, maxSize, toCursor: ({ cursor }: ListedProfile) => cursor },
          ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) =>
            services.discover.search(
              { viewer, client },
              { text: args.query, interest: args.interest, limit, after, before, isReversed: inverted },
            ),
        )
        return { ...connection, edges: edges.map(({ cursor, node }) => ({ cursor, node: node.profile })) }
      },
    },
    FoundPeople.Connection,
    FoundPeople.Edge,
  ),
  discoverInterests: t.field({
    type: [DiscoverInterest],
    nullable: true,
    description: 'What most public profiles name, for anybody to look around by.',
    args: { first: t.arg.int({ defaultValue: 20, description: '1 to 100.' }) },
    resolve: (_root, { first }, { services, viewer, client }) => services.discover.interests({ viewer, client }, { limit: first ?? 20 }),
  }),
}))
