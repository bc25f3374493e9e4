import { ComboBox } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { fieldText } from '../../../i18n/errorText.ts'
import { browserTimeZone, timeZones, type accountForm } from './accountForm.ts'

interface TimeZoneFieldProps {
  control: Control<z.input<typeof accountForm>, unknown, z.output<typeof accountForm>>
  kept: string | null | undefined
}

export function TimeZoneField({ control, kept }: TimeZoneFieldProps) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control, name: 'timezone' })
  const options = useMemo(() => timeZones(kept).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })), [kept])
  const here = browserTimeZone().replaceAll('_', ' ')
  const refusal = fieldState.error?.message
  return (
    <ComboBox
      label={t`Time zone`}
      description={t`Used when your private brain talks about dates and times. This browser is in ${here}.`}
      options={options}
      value={field.value ?? null}
      onChange={field.onChange}
      emptyText={t`Unknown time zone`}
      error={refusal && fieldText(refusal)}
      isOptional
    />
  )
}
