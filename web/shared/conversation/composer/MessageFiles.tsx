import { fileSize as sizeInWords, Icon } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MessageFiles_step$data, MessageFiles_step$key } from '../../../__generated__/MessageFiles_step.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import styles from './MessageFiles.module.css'

const KeepInKnowledge = lazyNamed(() => import('./KeepInKnowledge.tsx'), 'KeepInKnowledge')

/** Types that the server verifies by content and serves inline. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']

export function MessageFiles({ step }: { step: MessageFiles_step$key }) {
  const { elements } = useFragment(
    graphql`
      fragment MessageFiles_step on Step {
        elements {
          __typename
          ... on FileElement {
            id
            filename
            url
            mimeType
            fileSize
            warnings
            uuid
            viewerCanKeep
            document {
              uuid
            }
          }
        }
      }
    `,
    step,
  )
  const files = elements.flatMap((element) => (element.__typename === 'FileElement' ? [element] : []))
  const pictures = files.filter(isPicture)
  if (pictures.length < 2) return files.map((file) => <StoredFile key={file.id} file={file} />)
  const warnings = new Set(pictures.flatMap((picture) => picture.warnings))
  return (
    <>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <FileLink key={picture.id} {...picture} />
        ))}
      </div>
      <Warnings warnings={[...warnings]} />
      {files.map((file) => !isPicture(file) && <StoredFile key={file.id} file={file} />)}
    </>
  )
}

type FileElement = Extract<MessageFiles_step$data['elements'][number], { __typename: 'FileElement' }>

function StoredFile({ file }: { file: FileElement }) {
  const { uuid, viewerCanKeep, document, filename, url, mimeType, fileSize, warnings } = file
  return (
    <>
      <MessageFile {...{ filename, url, mimeType, fileSize, warnings }} />
      {viewerCanKeep && (
        <Suspense fallback={<span className={styles.keep} />}>
          <KeepInKnowledge uuid={uuid} filename={filename} documentUuid={document?.uuid ?? null} />
        </Suspense>
      )}
    </>
  )
}

interface MessageFileProps {
  filename: string
  url: string | null | undefined
  mimeType: string | null | undefined
  fileSize: number | null | undefined
  warnings: readonly string[]
}

export function MessageFile({ warnings, ...file }: MessageFileProps) {
  return (
    <>
      <FileLink {...file} />
      <Warnings warnings={warnings} />
    </>
  )
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return warnings.length > 0 && <p className={styles.warning}>{warnings.map(translateServerText).join(' ')}</p>
}

function isPicture({ url, mimeType }: Pick<MessageFileProps, 'url' | 'mimeType'>) {
  return Boolean(url) && pictureTypes.includes(mimeType ?? '')
}

function FileLink({ filename, url, mimeType, fileSize }: Omit<MessageFileProps, 'warnings'>) {
  const { i18n } = useLingui()
  if (url && isPicture({ url, mimeType })) {
    return (
      <a href={url} target="_blank" rel="noreferrer" className={styles.picture}>
        <img src={url} alt={filename} loading="lazy" decoding="async" />
      </a>
    )
  }
  const name = (
    <>
      <Icon glyph={FileText} />
      <span className={styles.name}>{filename}</span>
      {fileSize !== null && fileSize !== undefined && <span className={styles.size}>{sizeInWords(fileSize, i18n.locale)}</span>}
    </>
  )
  return url ? (
    <a href={url} target="_blank" rel="noreferrer" className={styles.file}>
      {name}
    </a>
  ) : (
    <span className={styles.file}>{name}</span>
  )
}
