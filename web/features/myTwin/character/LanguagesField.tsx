import { Select, TagGroup } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { twinLanguages } from '../../../../api/twin/character/validation.ts'
import styles from './Character.module.css'
import type { CharacterControl } from './CharacterForm.tsx'

/** The built-in responder speaks these. */
const builtInLanguages: readonly string[] = ['en', 'de']

export function LanguagesField({ control, needsModel }: { control: CharacterControl; needsModel: ReactNode }) {
  const { t, i18n } = useLingui()
  const { value = [], onChange } = useController({ control, name: 'languages' }).field
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' })
  const getName = (code: string) => names.of(code) ?? code
  const others = twinLanguages
    .filter((code) => !value.includes(code))
    .map((code) => ({ value: code, label: getName(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale))
  const isUnderstood = value.length === 0 || value.some((code) => builtInLanguages.includes(code))
  return (
    <div className={styles.chosen}>
      <Select
        label={t`Languages`}
        items={others}
        value={null}
        onChange={(code) => onChange([...value, code])}
        description={isUnderstood ? undefined : needsModel}
      />
      {value.length > 0 && (
        <TagGroup
          label={t`Selected languages`}
          tags={value.map(getName)}
          onRemove={(name) => onChange(value.filter((code) => getName(code) !== name))}
        />
      )}
      <p className={styles.note}>
        {value.length === 0 ? (
          <Trans>Your twin answers in the visitor’s language.</Trans>
        ) : (
          <Trans>For any other language, your twin answers in the first one.</Trans>
        )}
      </p>
    </div>
  )
}
