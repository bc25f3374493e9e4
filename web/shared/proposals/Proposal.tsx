import { Button, FormError, TextArea } from '#design-system'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Proposal_proposal$key } from '../../__generated__/Proposal_proposal.graphql.ts'
import { useAttempt, type MutationResult } from '../../relay/useAttempt.ts'
import { Decision, useProposalEdit } from './Decision.tsx'
import styles from './Proposal.module.css'
import { useAcceptProposal, useRejectProposal } from './useDecideProposal.ts'

const fieldNames = {
  display_name: msg`Display name`,
  title: msg`Title`,
  bio: msg`Bio`,
  location: msg`Location`,
  interests: msg`Interests`,
  achievements: msg`Achievements`,
  skills: msg`Skills`,
  projects: msg`Projects`,
}

interface ProposalProps {
  proposal: Proposal_proposal$key
  replaces?: string | null
  isBelowMessage?: boolean
}

export function Proposal({ proposal: proposalRef, replaces = null, isBelowMessage = false }: ProposalProps) {
  const { t } = useLingui()
  const fieldName = useFieldName()
  const { id, uuid, field, value, evidence, sourceItem } = useFragment(
    graphql`
      fragment Proposal_proposal on ProfileProposal {
        id
        uuid
        field
        value
        evidence
        sourceItem {
          title
        }
      }
    `,
    proposalRef,
  )
  const accept = useAcceptProposal()
  const reject = useRejectProposal()
  const [edited, setEdited] = useProposalEdit(uuid)
  // Remounting while scrolling must not take the focus.
  const [isOpenedHere, setOpenedHere] = useState(false)
  const name = fieldName(field)

  if (edited !== null)
    return (
      <ProposalEdit
        label={name}
        isOpenedHere={isOpenedHere}
        value={edited}
        onChange={setEdited}
        accept={() => accept({ id, uuid }, edited)}
        onCancel={() => setEdited(null)}
      />
    )
  return (
    <Decision
      name={`${name}, ${value}`}
      failed={t`Failed to update profile`}
      accept={() => accept({ id, uuid })}
      reject={() => reject({ id, uuid })}
      onEdit={() => {
        setOpenedHere(true)
        setEdited(value)
      }}
    >
      <ProposedValue field={field} value={value} replaces={replaces} />
      {evidence && !(isBelowMessage && sourceItem === null) && (
        <figure>
          <blockquote className={styles.evidence}>{evidence}</blockquote>
          {sourceItem && (
            <figcaption className={styles.note}>
              <Trans>From “{sourceItem.title}”</Trans>
            </figcaption>
          )}
        </figure>
      )}
    </Decision>
  )
}

interface ProposalEditProps {
  label: string
  isOpenedHere: boolean
  value: string
  onChange: (value: string) => void
  accept: () => Promise<MutationResult>
  onCancel: () => void
}

function ProposalEdit({ label, isOpenedHere, value, onChange, accept, onCancel }: ProposalEditProps) {
  const { t } = useLingui()
  const [isPending, setPending] = useState(false)
  const { attempt, failure } = useAttempt(t`Failed to update profile`)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    await attempt(accept)
    setPending(false)
  }

  return (
    <form ref={keepInView} className={styles.edit} onSubmit={(event) => void handleSubmit(event)}>
      <TextArea label={label} value={value} onChange={onChange} rows={1} autoFocus={isOpenedHere} />
      <FormError>{failure}</FormError>
      <div className={styles.decisions}>
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={value.trim() === ''}>
          <Trans>Accept</Trans>
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The form grows while typing and would end up behind the composer. */
function keepInView(form: HTMLFormElement): () => void {
  const growth = new ResizeObserver(() => {
    if (form.contains(document.activeElement)) form.scrollIntoView({ block: 'nearest' })
  })
  growth.observe(form)
  return () => growth.disconnect()
}

interface ProposedValueProps {
  field: string
  value: string
  replaces: string | null
}

export function ProposedValue({ field, value, replaces }: ProposedValueProps) {
  const fieldName = useFieldName()
  return (
    <div>
      <p className={styles.field}>{fieldName(field)}</p>
      {replaces && (
        <p>
          <del>{replaces}</del>
        </p>
      )}
      <p>{value}</p>
    </div>
  )
}

function useFieldName(): (field: string) => string {
  const { i18n } = useLingui()
  return (field) => (field in fieldNames ? i18n._(fieldNames[field as keyof typeof fieldNames]) : field)
}
