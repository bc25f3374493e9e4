import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { getTextDraft } from '../../lib/storage.ts'
import { focusHeading } from '../../shared/screen/useFocusOnNavigation.ts'
import type { ProfileField } from './useProfileFields.ts'

const sourceSteps = ['source', 'paste', 'link'] as const
const steps = [...sourceSteps, 'review', 'done'] as const

export type SourceStep = (typeof sourceSteps)[number]
export type Step = (typeof steps)[number] | ProfileField['field']

export const isSourceStep = (step: Step): step is SourceStep => sourceSteps.some((one) => one === step)

interface Steps {
  fields: readonly ProfileField[]
  /** Shown by an address without a step. */
  start: 'source' | 'review' | 'done'
  isDone: boolean
}

/** Every step is a history entry. */
export function useStep({ fields, start, isDone }: Steps) {
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as { isNextStep?: boolean } | null
  const name = useSearchParams()[0].get('step')
  const possible: readonly Step[] = [...steps, ...fields.map(({ field }) => field)]
  const asked = possible.find((one) => one.toLowerCase() === name && (one !== 'done' || isDone))
  const [first] = useState(asked ? 'source' : start)
  const step = asked ?? first

  // Drafts of later steps would change the start after a reload.
  const isUnnamed = !asked && step !== 'source'
  useEffect(() => {
    if (isUnnamed) void navigate(`?step=${step}`, { replace: true })
  }, [isUnnamed, navigate, step])

  const shown = useRef<Step | null>(null)
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) focusHeading()
    shown.current = step
  }, [step])
  useEffect(
    () => () => {
      shown.current = null
    },
    [],
  )

  const target = useRef<Step | null>(null)
  useEffect(() => {
    target.current = null
  }, [location.key])

  return {
    step,
    async goTo(next: Step, { isReplacing = false } = {}) {
      // The user may have gone to another step or screen while a request ran.
      const isLeft = shown.current === null || (shown.current !== step && !(isSourceStep(step) && isSourceStep(shown.current)))
      if (isLeft || next === step || next === target.current) return
      target.current = next
      await navigate(`?step=${next.toLowerCase()}`, { replace: isReplacing, state: { isNextStep: !isReplacing } })
    },
    async goBack() {
      if (state?.isNextStep) await navigate(-1)
      else await navigate('?step=source', { replace: true })
    },
  }
}

export const getDraftName = (step: Step) => `onboarding:${step.toLowerCase()}`

/** Unsaved edit of a drafted answer. */
export const getEditDraft = ({ field }: ProfileField) => getTextDraft(`onboarding-edit:${field.toLowerCase()}`)
