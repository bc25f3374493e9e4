import { toEnumValues } from '../graphql/enumValues.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import { ErrorCodeEnum } from '../graphql/errors/errors.ts'
import { ConflictError, InputError, RateLimitError } from '../platform/errors.ts'
import { nilUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { Availability } from './account.service.ts'
import { accountBody } from './bodies.ts'
import type { SignedIn } from './sessions/sessions.service.ts'

export const ThemeEnum = builder.enumType('Theme', {
  description: 'Color theme of the app.',
  values: {
    SYSTEM: { value: 'system', description: 'Follow the device’s setting.' },
    LIGHT: { value: 'light', description: 'Always use light colors.' },
    DARK: { value: 'dark', description: 'Always use dark colors.' },
  } as const,
})

export const AnswerToneEnum = builder.enumType('AnswerTone', {
  description: 'Tone of answers.',
  values: toEnumValues({
    neutral: { description: 'Plain and factual.' },
    warm: { description: 'Friendly and personal.' },
    formal: { description: 'Polite and formal.' },
    playful: { description: 'Light, with humor.' },
  }),
})

export const AnswerLengthEnum = builder.enumType('AnswerLength', {
  description: 'Length of answers.',
  values: toEnumValues({
    short: { description: 'One or two sentences.' },
    medium: { description: 'Answers of a few sentences.' },
    long: { description: 'Detailed answers of several paragraphs.' },
  }),
})

export const UserNode = builder.prismaNode('User', {
  description: 'Account, visible only to its user.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: viewer?.userId === id ? id : nilUuid }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID in URLs and REST.' }),
    isEmailVerified: t.exposeBoolean('emailVerified', {
      description: 'Whether the email address is confirmed.',
    }),
    viewerCanVerifyEmail: t.boolean({
      description: 'Whether a confirmation email can be requested.',
      select: { emailVerified: true },
      resolve: ({ emailVerified }, _args, { services }) => !emailVerified && services.account.emails.isEnabled,
    }),
    viewerCanReceiveEmails: t.boolean({
      description: 'Whether the server sends emails and the address may receive them.',
      select: { emailVerified: true },
      resolve: (user, _args, { services }) => services.account.emails.canReceive(user),
    }),
    viewerCanAddPasskeys: t.boolean({
      description: 'Whether the server accepts passkeys.',
      resolve: (_user, _args, { services }) => services.account.passkeys.isEnabled,
    }),
    hasPassword: t.boolean({
      description: 'Whether security changes ask for a password.',
      select: { accounts: { where: { password: { not: null } }, select: { id: true }, take: 1 } },
      resolve: ({ accounts }) => accounts.length > 0,
    }),
    isTwoFactorEnabled: t.exposeBoolean('twoFactorEnabled', { description: 'Whether signing in requires a code.' }),
    displayName: t.exposeString('name', { description: 'Display name; defaults to the username.' }),
    profilePictureUrl: t.string({
      nullable: true,
      description: 'Profile picture’s absolute URL; null if none.',
      select: { image: true },
      resolve: ({ image }, _args, { services }) => services.pictures.getUrl(image),
    }),
    theme: t.expose('theme', { type: ThemeEnum, description: 'Color theme of the app.' }),
    answerTone: t.expose('answerTone', { type: AnswerToneEnum, description: 'Tone of the assistant’s answers.' }),
    answerLength: t.expose('answerLength', { type: AnswerLengthEnum, description: 'Length of the assistant’s answers.' }),
    ...exposeFields(t, accountBody, [
      'id',
      'email_verified',
      'two_factor_enabled',
      'two_factor_required',
      'needs_two_factor_setup',
      'display_name',
      'profile_picture_url',
      'theme',
      'answer_tone',
      'answer_length',
    ]),
  }),
})

export const ViewerType = builder.objectRef<Viewer>('Viewer')

builder.node(ViewerType, {
  description: 'Signed-in user with all private data.',
  id: { resolve: ({ userId }) => userId, description: globalIdDescription },
  loadOne: (id, { viewer }) => (viewer?.userId === id ? viewer : null),
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'Account of the viewer.',
      resolve: (query, viewer, _args, { services }) => services.account.getCurrentUser(viewer, query),
    }),
  }),
})

const UsernameAvailability = defineAvailabilityType('UsernameAvailability', 'Availability of a username.', 'Whether it is valid and free.')
const EmailAvailability = defineAvailabilityType(
  'EmailAvailability',
  'Availability of an email address.',
  'Whether it is valid and unused.',
)

builder.queryFields((t) => ({
  viewer: t.field({
    type: ViewerType,
    nullable: true,
    description: 'Signed-in user; null when signed out.',
    resolve: (_root, _args, { viewer }) => viewer,
  }),
  usernameAvailability: t.field({
    type: UsernameAvailability,
    nullable: true,
    description: 'Availability of a username, for forms. Rate limited per network.',
    args: { username: t.arg.string({ required: true, description: 'Username as the user typed it.' }) },
    resolve: (_root, { username }, { services, client, viewer }) => services.account.checkUsername(client, username, viewer),
  }),
  emailAvailability: t.field({
    type: EmailAvailability,
    nullable: true,
    description: 'Availability of an email address, rate limited.',
    args: { email: t.arg.string({ required: true, description: 'Email address as typed.' }) },
    resolve: (_root, { email }, { services, client }) => services.account.checkEmail(client, email),
  }),
}))

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'Details of the new account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address not used by another account.' }),
    password: t.string({ required: true, description: 'Password, 8 to 128 characters.' }),
    username: t.string({
      required: true,
      description: '3 to 20 lowercase letters, digits and inner hyphens.',
    }),
    displayName: t.string({ description: 'Display name, at most 80 characters; optional.' }),
    timezone: t.string({ description: 'IANA time zone; unknown ones are ignored.' }),
    about: t.string({ description: 'Self-description for the assistant, at most 2,000 characters, never shared.' }),
    invitation: t.string({ description: 'Secret of an invitation link; see `registration`.' }),
  }),
})

const SignInInput = builder.inputType('SignInInput', {
  description: 'Email address and password.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address, ignoring case.' }),
    password: t.string({ required: true, description: 'Password of the account.' }),
    code: t.string({ description: 'Code from the authenticator app, or a recovery code; `two_factor_required` asks for it.' }),
  }),
})

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Account to be reset.',
  fields: (t) => ({ email: t.string({ required: true, description: 'Email address of the account.' }) }),
})

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'Token with the new password.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Emailed token, valid once for an hour.' }),
    password: t.string({ required: true, description: 'New password, 8 to 128 characters.' }),
  }),
})

const SignUpPayload = defineSessionPayload('SignUpPayload', 'The new account is signed in.')
const SignInPayload = defineSessionPayload('SignInPayload', 'The user is signed in.')
const RefreshSessionPayload = defineSessionPayload('RefreshSessionPayload', 'The session is extended with a new token.')

const RequestPasswordResetPayload = builder.objectRef<{ message: string }>('RequestPasswordResetPayload').implement({
  description: 'The reset was requested, even for unknown accounts.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Message for the user.' }) }),
})

const ResetPasswordPayload = builder.objectRef<{ message: string }>('ResetPasswordPayload').implement({
  description: 'The password was changed; sessions and tokens were ended.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Message for the user.' }) }),
})

const FinishOnboardingPayload = builder.objectRef<{ viewer: Viewer }>('FinishOnboardingPayload').implement({
  description: 'The onboarding is completed or skipped.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'Account of the viewer.',
      resolve: (query, { viewer }, _args, { services }) => services.account.getCurrentUser(viewer, query),
    }),
  }),
})

const expected = { types: [InputError, RateLimitError] }

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SignUpPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Creates an account and signs in.',
    args: { input: t.arg({ type: SignUpInput, required: true }) },
    resolve: (_root, { input }, { services, client }) => services.account.register(client, input),
  }),
  signIn: t.field({
    type: SignInPayload,
    errors: expected,
    description: 'Signs in and sets the session cookie.',
    args: { input: t.arg({ type: SignInInput, required: true }) },
    resolve: (_root, { input }, { services, client }) => services.account.logIn(client, input),
  }),
  refreshSession: t.withAuth({ signedIn: true }).field({
    type: RefreshSessionPayload,
    description: 'Extends the session and replaces its token.',
    resolve: (_root, _args, { services, client, viewer }) => services.account.sessions.refresh(viewer, client),
  }),
  requestPasswordReset: t.field({
    type: RequestPasswordResetPayload,
    errors: expected,
    description: 'Emails a password reset link, at most five an hour.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    resolve: (_root, { input }, { services, client }) => services.account.passwords.requestReset(client, input),
  }),
  resetPassword: t.field({
    type: ResetPasswordPayload,
    errors: expected,
    description: 'Resets the password and ends all sessions and tokens.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    resolve: (_root, { input }, { services, client }) => services.account.passwords.reset(client, input),
  }),
  finishOnboarding: t.withAuth({ signedIn: true }).field({
    type: FinishOnboardingPayload,
    description: 'Completes or skips the onboarding.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.account.finishOnboarding(viewer)
      return { viewer }
    },
  }),
}))

function defineAvailabilityType(name: string, description: string, available: string) {
  return builder.objectRef<Availability>(name).implement({
    description,
    fields: (t) => ({
      available: t.boolean({ description: available, resolve: ({ refusal }) => refusal === null }),
      message: t.string({
        nullable: true,
        description: 'Reason for refusal, or null.',
        resolve: ({ refusal }) => refusal?.message ?? null,
      }),
      code: t.field({
        type: ErrorCodeEnum,
        nullable: true,
        description: 'Error code, or null if available.',
        resolve: ({ refusal }) => refusal?.code ?? null,
      }),
      params: t.field({
        type: 'JSON',
        nullable: true,
        description: 'Values in the message, or null.',
        resolve: ({ refusal }) => refusal?.params ?? null,
      }),
    }),
  })
}

export function defineSessionPayload(name: string, description: string) {
  return builder.objectRef<SignedIn>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.expose('viewer', { type: ViewerType, description: 'User who is signed in.' }),
      token: t.exposeString('token', { description: 'Bearer token, instead of cookies.' }),
    }),
  })
}
