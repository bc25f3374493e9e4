import type { ReactNode } from 'react'
import { Switch } from '../Switch/Switch.tsx'
import { type Audience, getVoice } from './audience.ts'
import { AudienceMark } from './AudienceMark.tsx'
import styles from './Audience.module.css'

export interface AudienceSwitchProps {
  /** The affected content: "Public profile". */
  label: string
  /** On, unless `private`. */
  audience: Audience
  /** The audience while on. */
  openAudience?: Exclude<Audience, 'private'>
  /** Called with the choice, which the caller applies. */
  onChange: (audience: Audience) => void
  /** Replaces the audience's name. */
  readers?: string
  /** Visible content, or the consequence. */
  description?: ReactNode
  /** Disables the switch. */
  isDisabled?: boolean
}

export function AudienceSwitch(props: AudienceSwitchProps) {
  const { label, audience, openAudience = 'listed', onChange, readers, description, isDisabled } = props
  return (
    <div data-voice={getVoice(audience)} className={styles.Switch}>
      <Switch
        isSelected={audience !== 'private'}
        onChange={(isOn) => onChange(isOn ? openAudience : 'private')}
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
