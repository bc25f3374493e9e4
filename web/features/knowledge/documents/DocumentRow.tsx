/* eslint-disable relay/unused-fields -- useDocumentFacts reads them. */
import { FormError, Link, Switch, VoiceMark } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { DocumentRow_item$key } from '../../../__generated__/DocumentRow_item.graphql.ts'
import { serverText } from '../../../i18n/serverTexts.ts'
import { itemPath } from '../../../domain/knowledge/itemAddress.ts'
import { useAudienceWords } from '../../../domain/knowledge/useAudienceWords.ts'
import { useItemSwitch } from '../../../domain/knowledge/edit/useItemSwitch.ts'
import styles from './Documents.module.css'
import { DocumentState } from './DocumentState.tsx'
import { useDocumentFacts } from './useDocumentFacts.ts'

interface DocumentRowProps {
  item: DocumentRow_item$key
  isProfilePublic: boolean
}

/** A document in its list: what it is, how far it has been read, and who can learn of it. */
export function DocumentRow({ item, isProfilePublic }: DocumentRowProps) {
  const { t } = useLingui()
  const { id, uuid, title, isPublic, document } = useFragment(
    graphql`
      fragment DocumentRow_item on KnowledgeItem {
        id
        uuid
        title
        isPublic
        document {
          fileName
          size
          sourceUrl
          pageCount
          status
          problem
        }
      }
    `,
    item,
  )
  const { change, failure } = useItemSwitch(id)
  const { audience } = useAudienceWords(isPublic, isProfilePublic)
  const facts = useDocumentFacts(document ?? { fileName: '', size: 0, pageCount: null })
  return (
    <article data-voice={isPublic ? 'public' : 'private'} className={styles.row}>
      <h2 className={styles.title}>
        <Link href={itemPath('/knowledge', uuid)} variant="quiet">
          {title}
        </Link>
      </h2>
      <div className={styles.facts}>
        {document && <DocumentState status={document.status} />}
        <span>{facts}</span>
        <VoiceMark voice={isPublic ? 'public' : 'private'}>{audience}</VoiceMark>
        <span className={styles.switch}>
          <Switch isSelected={isPublic} onChange={(isOn) => void change(isOn)} aria-label={t`Public: ${title}`}>
            <Trans>Public</Trans>
          </Switch>
        </span>
      </div>
      {document?.problem && <p className={styles.problem}>{serverText(document.problem)}</p>}
      <FormError>{failure}</FormError>
    </article>
  )
}
