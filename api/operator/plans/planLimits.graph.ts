import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { PlanLimitsType } from '../../plans/graph.ts'
import { OperatorType } from '../operator.graph.ts'
import type { PlanSettings } from './planLimits.service.ts'

const PlanSettingsType = builder.objectRef<PlanSettings>('PlanSettings').implement({
  description: 'Plan with its default limits, for operators.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Unique key of the plan.' }),
    name: t.exposeString('name', { description: 'Name of the plan.' }),
    limits: t.expose('limits', { type: PlanLimitsType, description: 'Enforced limits.' }),
    defaults: t.expose('defaults', { type: PlanLimitsType, description: 'Limits from the plans file or environment variables.' }),
  }),
})

builder.objectField(OperatorType, 'plans', (t) =>
  t.field({
    type: [PlanSettingsType],
    nullable: true,
    description: 'Plans with their default limits, the default plan first.',
    resolve: (viewer, _args, { services }) => services.planLimits.list(viewer),
  }),
)

const UpdatePlanLimitsInput = builder.inputType('UpdatePlanLimitsInput', {
  description: 'Limits to change. Omitted limits stay unchanged; sending the default resets a limit.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Unique key of the plan.' }),
    messagesPerDay: t.int({ description: 'Messages to assistants and twins per day, 0 to 1,000,000; null for unlimited.' }),
    twinMessagesPerDay: t.int({ description: 'Visitor messages to the user’s twin per day, 0 to 1,000,000; null for unlimited.' }),
    uploadsPerDay: t.int({ description: 'Uploaded files per day, 0 to 100,000; null for unlimited.' }),
    uploadMegabytesPerDay: t.int({ description: 'Uploaded megabytes per day, 0 to 1,000,000; null for unlimited.' }),
    filesPerUpload: t.int({ description: 'Maximum files per upload, 1 to 100.' }),
    fileMegabytes: t.float({ description: 'Maximum file size in megabytes, 1 to 10,000.' }),
  }),
})

const UpdatePlanLimitsPayload = builder.objectRef<{ viewer: Viewer }>('UpdatePlanLimitsPayload').implement({
  description: 'The limits are enforced by all processes within seconds.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerType, description: 'Viewer after the change.' }) }),
})

defineMutations('operator', (t) => ({
  updatePlanLimits: t.withAuth({ signedIn: true }).field({
    type: UpdatePlanLimitsPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Changes the limits of a plan, as an operator.',
    args: { input: t.arg({ type: UpdatePlanLimitsInput, required: true }) },
    resolve: async (_root, { input: { key, ...limits } }, { services, viewer }) => {
      // The service refuses null where a limit is required.
      await services.planLimits.update(viewer, { key, ...(limits as object) })
      return { viewer }
    },
  }),
}))
