import { AudienceMark, Avatar, Badge, Heading, Tags } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import styles from './OnboardingPreview.module.css'
import type { ProfileField } from './useProfileFields.ts'

interface OnboardingPreviewProps {
  fields: readonly ProfileField[]
  pendingAnswers: ReadonlyMap<string, string>
  isPublic: boolean
}

export function OnboardingPreview({ fields, pendingAnswers, isPublic }: OnboardingPreviewProps) {
  const { t } = useLingui()
  const username = useCurrentUser()?.username ?? ''
  const shown = fields.map((field) => {
    const pending = pendingAnswers.get(field.field)
    const drafts = pending === undefined ? field.drafts.map(({ value }) => value) : [pending]
    return { ...field, drafts, kept: !field.isList && drafts.length > 0 ? [] : field.kept }
  })
  const [name, ...rest] = shown
  const said = [...(name?.drafts ?? []), ...(name?.kept ?? [])][0]
  const isEmpty = rest.every(({ kept, drafts }) => kept.length + drafts.length === 0)

  return (
    <section data-voice="public" aria-label={t`Preview of your public page`} tabIndex={0} className={styles.pane}>
      {isPublic ? (
        <AudienceMark audience="listed">{t`Your public page. What you keep is visible immediately.`}</AudienceMark>
      ) : (
        <AudienceMark audience="private">{t`Preview of your page`}</AudienceMark>
      )}
      <header className={styles.head}>
        <Avatar name={said ?? username} size="large" isDecorative />
        <div>
          <Drafted isDraft={(name?.drafts.length ?? 0) > 0}>
            <Heading level={2} size="hero">
              {said ?? username}
            </Heading>
          </Drafted>
          <p className={styles.username}>@{username}</p>
        </div>
      </header>
      {rest.map(({ field, name: title, kept, drafts, isHidden, isList, hasLines }) => (
        <PreviewField
          key={field}
          title={field === 'BIO' ? null : title}
          kept={kept}
          drafts={drafts}
          isHidden={isHidden}
          look={isList ? (hasLines ? 'lines' : 'tags') : 'text'}
        />
      ))}
      {isEmpty && (
        <div aria-hidden className={styles.ghost}>
          <i />
          <i />
          <i />
        </div>
      )}
    </section>
  )
}

interface PreviewFieldProps {
  title: string | null
  kept: readonly string[]
  drafts: readonly string[]
  isHidden: boolean
  look: 'text' | 'tags' | 'lines'
}

function PreviewField({ title, kept, drafts, isHidden, look }: PreviewFieldProps) {
  if (kept.length + drafts.length === 0) return null
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        {title && <h3 className={styles.title}>{title}</h3>}
        {isHidden && <AudienceMark audience="private" />}
      </div>
      {kept.length > 0 && <Values values={kept} look={look} isBio={title === null} />}
      {drafts.length > 0 && (
        <Drafted isDraft>
          <Values values={drafts} look={look} isBio={title === null} />
        </Drafted>
      )}
    </div>
  )
}

function Values({ values, look, isBio }: { values: readonly string[]; look: PreviewFieldProps['look']; isBio: boolean }) {
  if (look === 'tags') return <Tags tags={[...new Set(values)]} />
  if (look === 'text')
    return (
      <p dir="auto" className={isBio ? styles.bio : undefined}>
        {values.join(', ')}
      </p>
    )
  return (
    <ul className={styles.lines}>
      {values.map((value) => (
        <li key={value} dir="auto">
          {value}
        </li>
      ))}
    </ul>
  )
}

function Drafted({ isDraft, children }: { isDraft: boolean; children: ReactNode }) {
  if (!isDraft) return children
  return (
    <div className={styles.draft}>
      <span data-voice="private">
        <Badge tone="accent">
          <Trans>Draft</Trans>
        </Badge>
      </span>
      {children}
    </div>
  )
}
