import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Switch } from '../Switch/Switch.tsx'
import { type Audience, type AudienceChoice, getVoice } from './audience.ts'
import { AudienceMark } from './AudienceMark.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Audience.module.css'

export interface AudienceSwitchProps extends AudienceChoice, StyleProps {
  /** The affected content: "Public profile". */
  label: string
  /** The audience while on. */
  openAudience?: Exclude<Audience, 'private'>
  /** Replaces the audience's name. */
  readers?: string
  /** Visible content, or the consequence. */
  description?: ReactNode
  /** Disables the switch. */
  isDisabled?: boolean
}

export function AudienceSwitch(props: AudienceSwitchProps) {
  const { label, openAudience = 'listed', readers, description, isDisabled, className } = props
  const [audience, setAudience] = useControlledState(props.value, props.defaultValue ?? 'private', props.onChange)
  return (
    <div data-voice={getVoice(audience)} className={clsx(styles.Switch, className)}>
      <Switch
        isSelected={audience !== 'private'}
        onChange={(isOn) => setAudience(isOn ? openAudience : 'private')}
        isDisabled={isDisabled}
        description={
          <span className={styles.Text}>
            <AudienceMark audience={audience}>{readers}</AudienceMark>
            {description && <span>{description}</span>}
          </span>
        }
      >
        {label}
      </Switch>
    </div>
  )
}
