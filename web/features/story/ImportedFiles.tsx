import { Icon } from '#design-system'
import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { serverText } from '../../i18n/serverTexts.ts'
import styles from './Story.module.css'

export interface ImportedFile {
  readonly fileName: string
  readonly storyCount: number
  readonly knownCount: number
  readonly problem: string | null | undefined
}

/** What became of each file. */
export function ImportedFiles({ files }: { files: readonly ImportedFile[] | 'running' }) {
  if (files === 'running') {
    return (
      <p role="status">
        <Trans>
          This is a lot of text, so it’s being imported in the background. You’ll get a notification when the stories are ready.
        </Trans>
      </p>
    )
  }
  return (
    <ul role="status" className={styles.files}>
      {files.map(({ fileName, storyCount, knownCount, problem }) => (
        <li key={fileName} className={styles.outcome} data-failed={problem != null || undefined}>
          <Icon glyph={problem == null ? CircleCheck : CircleAlert} />
          <div>
            <p className={styles.fileName}>{fileName}</p>
            <p className={styles.note}>
              {problem != null ? (
                serverText(problem)
              ) : (
                <>
                  <Plural value={storyCount} _0="Nothing added" one="# story added" other="# stories added" />
                  {knownCount > 0 && (
                    <>
                      {', '}
                      <Plural value={knownCount} one="# already imported" other="# already imported" />
                    </>
                  )}
                </>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
