import { graphql, useLazyLoadQuery } from 'react-relay'
import type { CharacterTabQuery } from '../../../__generated__/CharacterTabQuery.graphql.ts'
import styles from './Character.module.css'
import { CharacterForm } from './CharacterForm.tsx'
import { SuggestedQuestionsForm } from './SuggestedQuestionsForm.tsx'

export function CharacterTab({ fetchKey }: { fetchKey: number }) {
  const { viewer, model } = useLazyLoadQuery<CharacterTabQuery>(
    graphql`
      query CharacterTabQuery {
        viewer {
          twinCharacter {
            ...CharacterForm_character
          }
          ...SuggestedQuestionsForm_viewer
        }
        model {
          isBuiltIn
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  )
  if (!viewer) return null
  return (
    <div>
      <CharacterForm character={viewer.twinCharacter} hasModel={!model.isBuiltIn} />
      <div className={styles.questions}>
        <SuggestedQuestionsForm viewer={viewer} />
      </div>
    </div>
  )
}
