// A test compares these rules with the database view.

import { type Audience, canRead, type ReaderAudience } from '../platform/audiences.ts'
import { type PublishableField, publishableFields, type Section, sections, type SectionVisibility } from './publishableFields.ts'

export type FieldAudiences = Record<PublishableField, Audience>

const defaultPublicFields: readonly PublishableField[] = ['display_name', 'avatar_url', 'bio', 'interests', ...sections]

/** As stored: `narrowedFields` has the audiences of shown fields that are not listed. */
export interface FieldSettings {
  publicFields: readonly string[]
  sectionVisibility: SectionVisibility
  narrowedFields: Partial<Record<string, Audience>>
}

/** Fields are private if they are not public or their section is hidden. */
export function readFieldAudiences({ publicFields, sectionVisibility, narrowedFields }: FieldSettings): FieldAudiences {
  const listed = publicFields.length > 0 ? publicFields : defaultPublicFields
  const hidden = new Set<string>(sections.filter((section) => !sectionVisibility[section]))
  const entries = publishableFields.map((field): [PublishableField, Audience] => {
    const isShown = listed.includes(field) && !hidden.has(field)
    return [field, isShown ? (narrowedFields[field] ?? 'listed') : 'private']
  })
  return Object.fromEntries(entries) as FieldAudiences
}

/** Hides sections by visibility instead of removing them from the list of fields: an empty list would mean the default. */
export function changeFieldAudiences(settings: FieldSettings, changed: Partial<FieldAudiences>) {
  const after = { ...readFieldAudiences(settings), ...changed }
  const narrowed = Object.entries({ ...settings.narrowedFields, ...changed }).map(([field, audience]): [string, Audience | undefined] => [
    field,
    // A field that is shown again gets its former audience back.
    audience === 'private' ? settings.narrowedFields[field] : audience,
  ])
  const isOfSection = (field: PublishableField): field is Section => sections.some((section) => section === field)
  return {
    publicFields: publishableFields.filter((field) => isOfSection(field) || after[field] !== 'private'),
    sectionVisibility: Object.fromEntries(sections.map((section) => [section, after[section] !== 'private'])) as SectionVisibility,
    narrowedFields: Object.fromEntries(narrowed.filter(([, audience]) => audience !== undefined && audience !== 'listed')),
  }
}

/** Empty if the profile excludes the reader. */
export function listShownFields(profile: FieldSettings & { audience: Audience }, reader: ReaderAudience): PublishableField[] {
  if (!canRead(reader, profile.audience)) return []
  const audiences = readFieldAudiences(profile)
  return publishableFields.filter((field) => canRead(reader, audiences[field]))
}

/** Sections that exclude the reader look hidden. */
export function listShownSections({ sectionVisibility, narrowedFields }: FieldSettings, reader: ReaderAudience): SectionVisibility {
  const shown = sections.map((section) => [section, sectionVisibility[section] && canRead(reader, narrowedFields[section] ?? 'listed')])
  return Object.fromEntries(shown) as SectionVisibility
}

export function listShownPhotos({ photos, photoAudiences }: PhotoSettings, reader: ReaderAudience): string[] {
  return photos.filter((photo) => canRead(reader, photoAudiences[photo] ?? 'listed'))
}

interface PhotoSettings {
  photos: readonly string[]
  photoAudiences: Partial<Record<string, Audience>>
}
