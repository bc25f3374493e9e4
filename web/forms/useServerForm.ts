import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { translateError, translateFieldError } from '../i18n/errorText.ts'
import { getFailureText } from '../relay/requestError.ts'
import { useFormDraft } from './useFormDraft.ts'

export interface Result {
  readonly __typename: string
  readonly message?: string
  readonly code?: string
  readonly params?: unknown
  readonly field?: string | null
}

/** @param draftName keeps unsaved changes across reloads and navigation */
export function useServerForm<TSchema extends z.ZodType<FieldValues, FieldValues>>(
  schema: TSchema,
  defaultValues: DefaultValues<z.input<TSchema>>,
  failure: string,
  draftName: string | null = null,
) {
  // On blur, an error would move the button during a press.
  const form = useForm<z.input<TSchema>, unknown, z.output<TSchema>>({ resolver: zodResolver(schema), defaultValues, mode: 'onSubmit' })
  useFormDraft(form, draftName)
  const isSending = useRef(false)

  function submit<TResult extends Result, TName extends TResult['__typename']>(
    mutate: (input: z.output<TSchema>) => Promise<TResult>,
    payloadType: TName,
    onDone: (payload: Extract<TResult, { __typename: TName }>) => void,
  ) {
    const send = form.handleSubmit(async (input) => {
      // Enter also submits while the button is pending.
      if (isSending.current) return
      isSending.current = true
      try {
        const result = await mutate(input)
        if (isPayload(result, payloadType)) onDone(result)
        else showFailure(result)
      } catch (error) {
        form.setError('root', { message: getFailureText(error, failure) })
      } finally {
        isSending.current = false
      }
    })
    return (event?: FormEvent) => void send(event)
  }

  function showFailure(result: Result) {
    const field = result.field != null && result.field in defaultValues ? (result.field as Path<z.input<TSchema>>) : 'root'
    form.setError(field, { message: getErrorText(result) ?? failure }, { shouldFocus: true })
  }

  const refusal = form.formState.errors.root?.message
  return {
    control: form.control,
    failure: refusal && translateFieldError(refusal),
    submit,
    isChanged: form.formState.isDirty,
    reset: form.reset,
  }
}

function getErrorText({ message, code, params }: Result): string | undefined {
  return message === undefined ? undefined : translateError({ message, code, params })
}

function isPayload<TResult extends Result, TName extends TResult['__typename']>(
  result: TResult,
  name: TName,
): result is Extract<TResult, { __typename: TName }> {
  return result.__typename === name
}
