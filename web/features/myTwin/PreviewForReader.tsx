import { graphql, useLazyLoadQuery } from 'react-relay'
import type { PreviewForReaderQuery } from '../../__generated__/PreviewForReaderQuery.graphql.ts'
import type { Audience } from '../../lib/__generated__/enums.ts'
import { PublicProfilePage } from '../../shared/publicProfile/PublicProfilePage.tsx'

/** The page as readers of one audience get it. */
export function PreviewForReader({ audience }: { audience: Audience }) {
  const { viewer } = useLazyLoadQuery<PreviewForReaderQuery>(
    graphql`
      query PreviewForReaderQuery($audience: Audience!) {
        viewer {
          profile {
            preview(audience: $audience) {
              ...PublicProfilePage_profile
            }
          }
        }
      }
    `,
    { audience },
    { fetchPolicy: 'network-only' },
  )
  return viewer && <PublicProfilePage profile={viewer.profile.preview} level={2} />
}
