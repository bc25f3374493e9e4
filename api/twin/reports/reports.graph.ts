import { StepNode } from '../../chat/steps/steps.graph.ts'
import type { Step } from '../../chat/steps/steps.service.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { createPageTypes, resolvePage, whilePaging } from '../../graphql/pages.ts'
import { OperatorType } from '../../operator/operator.graph.ts'
import { InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { reportBody } from './reportBody.ts'
import { type AnswerReport, formatReportCursor } from './reports.service.ts'

const ReportReasonEnum = builder.enumType('ReportReason', {
  description: 'Reason to report an answer of a twin.',
  values: toEnumValues({
    harmful: { description: 'Harmful, such as hateful or dangerous.' },
    wrong_about_person: { description: 'Wrong about a person.' },
    illegal: { description: 'Illegal, such as threats.' },
  }),
})

const AnswerReportNode = builder.objectRef<AnswerReport>('AnswerReport')
builder.node(AnswerReportNode, {
  description: 'Report of a twin’s answer, for operators, deleted with the conversation.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.reports.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    reason: t.expose('reason', { type: ReportReasonEnum, description: 'Reason for the report.' }),
    ...exposeFields(t, reportBody, ['id', 'reason']),
  }),
})

const Reports = createPageTypes(AnswerReportNode, {
  description: `Page of reported answers. ${whilePaging.fixed}`,
  placeDescription: 'Reported answer in a list.',
})

builder.objectField(OperatorType, 'answerReports', (t) =>
  t.connection(
    {
      type: AnswerReportNode,
      nullable: true,
      description: 'Reported answers of twins, newest first.',
      resolve: (viewer, args, { services }) => resolvePage(args, formatReportCursor, (page) => services.reports.list(viewer, page)),
    },
    Reports.Connection,
    Reports.Edge,
  ),
)

const ReportAnswerInput = builder.inputType('ReportAnswerInput', {
  description: 'Answer with the reason to report it.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'ID of the twin’s answer.' }),
    reason: t.field({ type: ReportReasonEnum, required: true, description: 'Reason for the report.' }),
    note: t.string({ description: 'Note, at most 1,000 characters.' }),
  }),
})

const ReportAnswerPayload = builder.objectRef<Step>('ReportAnswerPayload').implement({
  description: 'The operators can read the report.',
  fields: (t) => ({ step: t.field({ type: StepNode, description: 'Reported answer.', resolve: (step) => step }) }),
})

const HandleAnswerReportInput = builder.inputType('HandleAnswerReportInput', {
  description: 'Report to be marked as handled.',
  fields: (t) => ({ reportId: t.globalID({ required: true, for: AnswerReportNode, description: 'ID of the report.' }) }),
})

const HandleAnswerReportPayload = builder.objectRef<AnswerReport>('HandleAnswerReportPayload').implement({
  description: 'The report is marked as handled.',
  fields: (t) => ({ report: t.field({ type: AnswerReportNode, description: 'Handled report.', resolve: (report) => report }) }),
})

defineMutations('twin', (t) => ({
  reportAnswer: t.withAuth({ participant: true }).field({
    type: ReportAnswerPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Reports a twin’s answer to the operators, once.',
    args: { input: t.arg({ type: ReportAnswerInput, required: true }) },
    resolve: async (_root, { input: { stepId, ...report } }, { services, participant }) => {
      const id = requireUuid(stepId.id)
      await services.reports.report(participant, { stepId: id, ...report })
      return services.steps.get(participant, { id })
    },
  }),
}))

defineMutations('operator', (t) => ({
  handleAnswerReport: t.withAuth({ signedIn: true }).field({
    type: HandleAnswerReportPayload,
    errors: { types: [NotFoundError] },
    description: 'Marks a report as handled, as an operator.',
    args: { input: t.arg({ type: HandleAnswerReportInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.reports.handle(viewer, { id: requireUuid(input.reportId.id) }),
  }),
}))
