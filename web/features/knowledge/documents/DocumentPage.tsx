/* eslint-disable relay/unused-fields -- useDocumentFacts reads them. */
import { type Audience, Banner, Button, FormError, Heading, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, ExternalLink, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { DocumentPage_item$key } from '../../../__generated__/DocumentPage_item.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { lazyDialog } from '../../../lib/lazyDialog.tsx'
import { useOnReconnected } from '../../../relay/reconnection.ts'
import { useIsItemDeleted } from '../../../shared/knowledge/deletedItems.ts'
import { DeleteItemDialog } from '../../../shared/knowledge/edit/DeleteItemDialog.tsx'
import { useChangeItemAudience } from '../../../shared/knowledge/edit/useChangeItemAudience.ts'
import { ItemNotFound } from '../../../shared/knowledge/ItemNotFound.tsx'
import { ItemAudienceField } from '../../../shared/knowledge/ItemAudienceField.tsx'
import { ScreenTitle } from '../../../shared/screen/ScreenTitle.tsx'
import styles from './Documents.module.css'
import { DocumentReplacement, FetchAgain } from './upload/DocumentReplacement.tsx'
import { DocumentState, useDocumentFacts } from './DocumentRow.tsx'
import { DocumentText } from './DocumentText.tsx'
import { toAudience } from '../../../shared/audience.ts'

const RenameDocument = lazyDialog(() => import('./RenameDocument.tsx'), 'RenameDocument')

const ReplaceDocument = lazyDialog(() => import('./upload/ReplaceDocument.tsx'), 'ReplaceDocument')

const listPath = '/knowledge?view=documents'

interface DocumentPageProps {
  item: DocumentPage_item$key
  profileAudience: Audience
}

export function DocumentPage({ item, profileAudience }: DocumentPageProps) {
  const { t } = useLingui()
  const { id, uuid, kind, title, audience, document } = useFragment(
    graphql`
      fragment DocumentPage_item on KnowledgeItem @argumentDefinitions(passage: { type: "Int" }, from: { type: "Int", defaultValue: 0 }) {
        id
        uuid
        kind
        title
        audience
        document {
          fileName
          size
          sourceUrl
          pageCount
          pagesWithoutText
          status
          problem
          url
          isBeingReplaced
          ...DocumentReplacement_file
          ...DocumentText_file @arguments(passage: $passage, from: $from)
        }
      }
    `,
    item,
  )
  const navigate = useNavigate()
  const { change, failure } = useChangeItemAudience(id)
  const [dialog, setDialog] = useState<'rename' | 'replace' | 'delete' | null>(null)
  const facts = useDocumentFacts(document ?? { fileName: '', size: 0 })
  useTextRefetch(document?.isBeingReplaced ? 'PENDING' : (document?.status ?? null))
  const isDeleted = useIsItemDeleted(id)
  if (isDeleted && dialog !== 'delete') return <ItemNotFound listPath={listPath} />
  if (!document) return null

  return (
    <article className={styles.page}>
      <ScreenTitle>{title}</ScreenTitle>
      <header className={styles.head}>
        <p className={styles.facts}>
          <DocumentState status={document.status} />
          {facts}
        </p>
        <Heading>{title}</Heading>
        <div className={styles.actions}>
          <Button icon={Pencil} onPress={() => setDialog('rename')}>
            <Trans>Rename</Trans>
          </Button>
          {document.sourceUrl && (
            <LinkButton icon={ExternalLink} href={document.sourceUrl} target="_blank" rel="noreferrer">
              <Trans>Open website</Trans>
            </LinkButton>
          )}
          {document.sourceUrl && document.status !== 'PENDING' && (
            <FetchAgain url={document.sourceUrl} isPublic={audience !== 'PRIVATE'} isDisabled={document.isBeingReplaced} />
          )}
          {!document.sourceUrl && document.status !== 'PENDING' && (
            <Button icon={RefreshCw} onPress={() => setDialog('replace')} isDisabled={document.isBeingReplaced}>
              <Trans>Replace</Trans>
            </Button>
          )}
          <LinkButton icon={Download} href={document.url} download={document.fileName}>
            <Trans>Download</Trans>
          </LinkButton>
          <Button icon={Trash2} variant="quiet" onPress={() => setDialog('delete')}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      </header>
      <ItemAudienceField audience={toAudience(audience)} profileAudience={profileAudience} onChange={(next) => void change(next)} />
      <FormError>{failure}</FormError>
      {document.status === 'PENDING' && (
        <Banner>
          <Trans>This document is being read. Its text appears here as soon as it is ready.</Trans>
        </Banner>
      )}
      {document.status === 'FAILED' && (
        <Banner tone="danger" title={t`This document couldn’t be read`} isStatic>
          {translateServerText(document.problem ?? '')}
        </Banner>
      )}
      <DocumentReplacement file={document} />
      {document.status === 'READY' && <DocumentText file={document} uuid={uuid} />}
      {dialog === 'rename' && <RenameDocument itemId={id} title={title} onClose={() => setDialog(null)} />}
      {dialog === 'replace' && <ReplaceDocument itemId={id} isPublic={audience !== 'PRIVATE'} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && (
        <DeleteItemDialog
          item={{ id, uuid, kind, title }}
          onDeleted={() => void navigate(listPath, { replace: true })}
          onClose={() => setDialog(null)}
        />
      )}
    </article>
  )
}

/** Live updates carry the status but not the text. */
function useTextRefetch(status: string | null): void {
  const { revalidate } = useRevalidator()
  const before = useRef(status)
  const load = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (before.current === 'PENDING' && status === 'READY') load()
    before.current = status
  }, [status])
  useOnReconnected(() => {
    if (status === 'PENDING') void revalidate()
  })
}
