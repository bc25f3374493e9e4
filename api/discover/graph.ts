import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay'
import { builder } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import { createPageTypes, whilePaging } from '../graphql/pages.ts'
import { requirePageSize } from '../platform/database/keysetPages.ts'
import { PublicProfileType } from '../twin/graph.ts'
import { publicInterestBody } from './bodies.ts'
import type { ListedProfile, PublicInterest } from './discover.service.ts'

const FoundPeople = createPageTypes(PublicProfileType, {
  description: `Page of public profiles. ${whilePaging.moving}`,
  placeDescription: 'Public profile in a list.',
})

const DiscoverInterest = builder.objectRef<PublicInterest>('DiscoverInterest').implement({
  description: 'Interest listed on public profiles.',
  fields: (t) => exposeFields(t, publicInterestBody),
})

const maxSize = 50

builder.queryFields((t) => ({
  discover: t.connection(
    {
      type: PublicProfileType,
      nullable: true,
      description: 'Public profiles; best or latest first.',
      args: {
        query: t.arg.string({
          description: 'Words in names, bio, skills or interests.',
        }),
        interest: t.arg.string({ description: 'Required interest, ignoring case and accents.' }),
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
    description: 'Most common public interests, visible to anyone.',
    args: { first: t.arg.int({ defaultValue: 20, description: 'Number of interests, 1 to 100.' }) },
    resolve: (_root, { first }, { services, viewer, client }) =>
      services.discover.listInterests({ viewer, client }, { limit: first ?? 20 }),
  }),
}))
