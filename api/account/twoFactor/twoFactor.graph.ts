import { builder } from '../../graphql/builder.ts'
import { ConflictError, InputError, RateLimitError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { UserNode, ViewerType } from '../graph.ts'
import type { RecoveryCodes } from './twoFactor.service.ts'

const SetUpTwoFactorInput = definePasswordInput('SetUpTwoFactorInput', 'Password that confirms the setup.')
const TurnOffTwoFactorInput = definePasswordInput('TurnOffTwoFactorInput', 'Password that confirms turning it off.')
const ReplaceRecoveryCodesInput = definePasswordInput('ReplaceRecoveryCodesInput', 'Password that confirms the replacement.')

const ConfirmTwoFactorInput = builder.inputType('ConfirmTwoFactorInput', {
  description: 'Code that confirms the setup.',
  fields: (t) => ({ code: t.string({ required: true, description: 'Six digits from the authenticator app.' }) }),
})

const SetUpTwoFactorPayload = builder.objectRef<{ uri: string }>('SetUpTwoFactorPayload').implement({
  description: 'Secret for an authenticator app, not yet in use.',
  fields: (t) => ({ uri: t.exposeString('uri', { description: '`otpauth:` URI with the secret, for a QR code.' }) }),
})

const ConfirmTwoFactorPayload = builder.objectRef<RecoveryCodes & { viewer: Viewer }>('ConfirmTwoFactorPayload').implement({
  description: 'Two-factor authentication is on.',
  fields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', { description: 'Codes for signing in without the app, each valid once.' }),
    user: t.prismaField({
      type: UserNode,
      description: 'Account of the viewer.',
      resolve: (query, { viewer }, _args, { services }) => services.account.getCurrentUser(viewer, query),
    }),
  }),
})

const TurnOffTwoFactorPayload = builder.objectRef<{ viewer: Viewer }>('TurnOffTwoFactorPayload').implement({
  description: 'Two-factor authentication is off.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'Account of the viewer.',
      resolve: (query, { viewer }, _args, { services }) => services.account.getCurrentUser(viewer, query),
    }),
  }),
})

const ReplaceRecoveryCodesPayload = builder.objectRef<RecoveryCodes>('ReplaceRecoveryCodesPayload').implement({
  description: 'Earlier recovery codes no longer work.',
  fields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', { description: 'Codes for signing in without the app, each valid once.' }),
  }),
})

const expected = { types: [InputError, ConflictError, RateLimitError] }

builder.prismaObjectFields(UserNode, (t) => ({
  isTwoFactorRequired: t.boolean({
    description: 'Whether two-factor authentication is required and can’t be turned off.',
    select: { isOperator: true },
    resolve: (user, _args, { services }) => services.account.twoFactor.isRequiredOf(user),
  }),
}))

builder.objectField(ViewerType, 'needsTwoFactorSetup', (t) =>
  t.boolean({
    description: 'Whether other requests are refused until two-factor authentication is set up.',
    resolve: ({ lacksSecondFactor = false }) => lacksSecondFactor,
  }),
)

builder.mutationFields((t) => ({
  setUpTwoFactor: t.withAuth({ signedIn: true }).field({
    type: SetUpTwoFactorPayload,
    errors: expected,
    description: 'Starts setting up two-factor authentication.',
    args: { input: t.arg({ type: SetUpTwoFactorInput, required: true }) },
    resolve: (_root, { input }, { services, viewer, client }) => services.account.twoFactor.setUp(viewer, client, input),
  }),
  confirmTwoFactor: t.withAuth({ signedIn: true }).field({
    type: ConfirmTwoFactorPayload,
    errors: { types: [InputError, ConflictError] },
    description: 'Turns on two-factor authentication and notifies the user.',
    args: { input: t.arg({ type: ConfirmTwoFactorInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({ viewer, ...(await services.account.twoFactor.confirm(viewer, input)) }),
  }),
  turnOffTwoFactor: t.withAuth({ signedIn: true }).field({
    type: TurnOffTwoFactorPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Turns off two-factor authentication and notifies the user.',
    args: { input: t.arg({ type: TurnOffTwoFactorInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer, client }) => {
      await services.account.twoFactor.turnOff(viewer, client, input)
      return { viewer }
    },
  }),
  replaceRecoveryCodes: t.withAuth({ signedIn: true }).field({
    type: ReplaceRecoveryCodesPayload,
    errors: expected,
    description: 'Replaces all recovery codes.',
    args: { input: t.arg({ type: ReplaceRecoveryCodesInput, required: true }) },
    resolve: (_root, { input }, { services, viewer, client }) => services.account.twoFactor.replaceRecoveryCodes(viewer, client, input),
  }),
}))

function definePasswordInput(name: string, description: string) {
  return builder.inputType(name, {
    description,
    fields: (t) => ({ password: t.string({ description: 'Current password; omitted by accounts without one.' }) }),
  })
}
