import { useState } from 'react'
import {
  type Audience,
  AudienceChip,
  AudienceMark,
  AudienceMenu,
  AudienceRing,
  AudienceSwitch,
  Button,
  useAudienceNames,
} from '../../index.ts'
import styles from './Audiences.module.css'

const readers: [Audience, ring: string, readers: string][] = [
  ['private', 'closed', 'The owner'],
  ['people', 'closed, with a gap', 'The people the owner chose'],
  ['link', 'open', 'Anyone who has the address; not listed'],
  ['listed', 'open, with a dot outside', 'Anyone; listed in Discover and for search engines'],
]

export function AudienceTable() {
  const names = useAudienceNames()
  return (
    <table>
      <thead>
        <tr>
          <th>Audience</th>
          <th>Value</th>
          <th>Ring</th>
          <th>Readers</th>
        </tr>
      </thead>
      <tbody>
        {readers.map(([audience, ring, who]) => (
          <tr key={audience}>
            <td>
              <AudienceMark audience={audience}>{names[audience]}</AudienceMark>
            </td>
            <td>
              <code>{audience}</code>
            </td>
            <td>{ring}</td>
            <td>{who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Gesture() {
  const [audience, setAudience] = useState<Audience>('private')
  return (
    <div data-voice={audience === 'private' ? 'private' : 'public'} className={`sb-unstyled ${styles.Gesture}`}>
      <AudienceRing audience={audience} size="6rem" />
      <AudienceMark audience={audience} />
      <AudienceChip audience={audience} />
      <AudienceSwitch label="Public page" value={audience} onChange={setAudience} />
      <AudienceMenu label="Public page" value={audience} onChange={setAudience} />
      <Button onPress={() => setAudience(audience === 'private' ? 'listed' : 'private')}>
        {audience === 'private' ? 'Open the ring' : 'Close the ring'}
      </Button>
    </div>
  )
}
