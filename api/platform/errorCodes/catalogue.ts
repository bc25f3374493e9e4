import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { accountErrors } from './account.ts'
import { answerErrors } from './answers.ts'
import { chatErrors } from './chat.ts'
import type { ErrorEntry } from './entry.ts'
import { knowledgeErrors } from './knowledge.ts'
import { labels } from './labels.ts'
import { listErrors } from './lists.ts'
import { modelErrors } from './models.ts'
import { operatorErrors } from './operator.ts'
import { productErrors } from './product.ts'
import { profileErrors } from './profile.ts'
import { projectErrors } from './projects.ts'
import { referenceErrors } from './references.ts'
import { savedPromptErrors } from './savedPrompts.ts'
import { pushErrors } from './push.ts'
import { requestErrors } from './requests.ts'
import { scheduledTaskErrors } from './scheduledTasks.ts'
import { sharingErrors } from './sharing.ts'
import { signInErrors } from './signIn.ts'
import { speechErrors } from './speech.ts'
import { webhookErrors } from './webhooks.ts'

export const errorCatalogue = {
  ...requestErrors,
  ...listErrors,
  ...accountErrors,
  ...signInErrors,
  ...profileErrors,
  ...chatErrors,
  ...projectErrors,
  ...referenceErrors,
  ...savedPromptErrors,
  ...scheduledTaskErrors,
  ...sharingErrors,
  ...answerErrors,
  ...modelErrors,
  ...knowledgeErrors,
  ...productErrors,
  ...operatorErrors,
  ...webhookErrors,
  ...pushErrors,
  ...speechErrors,
} as const satisfies Record<string, ErrorEntry>

type Catalogue = typeof errorCatalogue
type Labels = typeof labels
export type ErrorCode = keyof Catalogue
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[]

export type CodeOf<Status> = { [Code in ErrorCode]: Catalogue[Code]['status'] extends Status ? Code : never }[ErrorCode]

export type ParamValue = string | number
export type ErrorParams = Readonly<Record<string, ParamValue>>
export type ParamsOf<Code extends ErrorCode> = Catalogue[Code] extends { params: readonly (infer Name extends string)[] }
  ? { readonly [Key in Name]: Key extends keyof Labels ? keyof Labels[Key] : ParamValue }
  : object

const english = setupI18n({
  locale: 'en',
  messages: { en: Object.fromEntries(errorCodes.map((code) => [code, compileMessage(errorCatalogue[code].text)])) },
})

const labelsByName = new Map(Object.entries(labels).map(([name, texts]) => [name, new Map(Object.entries(texts))]))

export function formatErrorText(code: ErrorCode, params: ErrorParams = {}): string {
  return english._(code, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, toLabel(name, value)])))
}

function toLabel(name: string, value: ParamValue): ParamValue {
  return labelsByName.get(name)?.get(String(value)) ?? value
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCatalogue, code)
}
