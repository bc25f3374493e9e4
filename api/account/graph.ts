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
  description: 'The color theme of the app.',
  values: {
    SYSTEM: { value: 'system', description: 'Follow the setting of the device.' },
    LIGHT: { value: 'light', description: 'Always use light colors.' },
    DARK: { value: 'dark', description: 'Always use dark colors.' },
  } as const,
})

export const UserNode = builder.prismaNode('User', {
  description: 'A user account, visible only to its user.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: viewer?.userId === id ? id : nilUuid }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in URLs and REST.' }),
    isEmailVerified: t.exposeBoolean('emailVerified', {
      description: 'Whether the email address was confirmed with a mailed link.',
    }),
    viewerCanVerifyEmail: t.boolean({
      description: 'Whether a confirmation email can be requested. Until then some mutations return EmailNotVerifiedError.',
      select: { emailVerified: true },
      resolve: ({ emailVerified }, _args, { services }) => !emailVerified && services.account.emails.isEnabled,
    }),
    displayName: t.exposeString('name', { description: 'The display name; defaults to the username.' }),
    profilePictureUrl: t.string({
      nullable: true,
      description: 'The absolute URL of the profile picture; null if none.',
      select: { image: true },
      resolve: ({ image }, _args, { services }) => services.pictures.urlOf(image),
    }),
    theme: t.expose('theme', { type: ThemeEnum, description: 'The color theme of the app.' }),
    ...exposeFields(t, accountBody, ['id', 'email_verified', 'display_name', 'profile_picture_url', 'theme']),
  }),
})

export const ViewerType = builder.objectRef<Viewer>('Viewer')

builder.node(ViewerType, {
  description: 'The signed-in user, with all private data.',
  id: { resolve: ({ userId }) => userId, description: globalIdDescription },
  loadOne: (id, { viewer }) => (viewer?.userId === id ? viewer : null),
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'The account of the viewer.',
      resolve: (query, viewer, _args, { services }) => services.account.currentUser(viewer, query),
    }),
  }),
})

const UsernameAvailability = availabilityType(
  'UsernameAvailability',
  'The availability of a username for the caller.',
  'Whether the username is available: not taken, not reserved and valid.',
)
const EmailAvailability = availabilityType(
  'EmailAvailability',
  'The availability of an email address for a new account.',
  'Whether the email address is valid and unused.',
)

builder.queryFields((t) => ({
  viewer: t.field({
    type: ViewerType,
    nullable: true,
    description: 'The signed-in user; null when signed out.',
    resolve: (_root, _args, { viewer }) => viewer,
  }),
  usernameAvailability: t.field({
    type: UsernameAvailability,
    nullable: true,
    description: 'Whether a username is available, for forms. Former usernames stay reserved for a year. Rate limited per network.',
    args: { username: t.arg.string({ required: true, description: 'The username as typed.' }) },
    resolve: (_root, { username }, { services, client, viewer }) => services.account.checkUsername(client, username, viewer),
  }),
  emailAvailability: t.field({
    type: EmailAvailability,
    nullable: true,
    description: 'Whether an email address is available, for forms. Rate limited per network.',
    args: { email: t.arg.string({ required: true, description: 'The email address as typed.' }) },
    resolve: (_root, { email }, { services, client }) => services.account.checkEmail(client, email),
  }),
}))

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'Input for creating an account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'A valid email address not used by another account.' }),
    password: t.string({ required: true, description: 'The password, 8 to 128 characters.' }),
    username: t.string({
      required: true,
      description: 'The username: 3 to 20 lowercase letters, digits and inner hyphens.',
    }),
    displayName: t.string({ description: 'The display name, at most 80 characters; defaults to the username.' }),
    timezone: t.string({ description: 'An IANA time zone, such as Europe/Berlin. Unknown zones are ignored.' }),
    about: t.string({ description: 'A self-description for the private assistant, at most 2,000 characters, never shown to others.' }),
  }),
})

const SignInInput = builder.inputType('SignInInput', {
  description: 'Input for signing in.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address, case-insensitive.' }),
    password: t.string({ required: true, description: 'The password of the account.' }),
  }),
})

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Input for requesting a password reset email.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The email address of the account.' }) }),
})

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'Input for resetting a password.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The token from the emailed link, valid once for an hour.' }),
    password: t.string({ required: true, description: 'The new password, 8 to 128 characters.' }),
  }),
})

const SignUpPayload = sessionPayload('SignUpPayload', 'The new account is signed in.')
const SignInPayload = sessionPayload('SignInPayload', 'The account is signed in.')
const RefreshSessionPayload = sessionPayload('RefreshSessionPayload', 'The session is extended, with a new token.')

const SignOutPayload = builder.objectRef<{ ok: boolean }>('SignOutPayload').implement({
  description: 'The session has ended and its streams are closed.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true; failures are returned as errors.' }) }),
})

const RequestPasswordResetPayload = builder.objectRef<{ message: string }>('RequestPasswordResetPayload').implement({
  description: 'A password reset was requested. Does not reveal whether the account exists.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A message to show to the user.' }) }),
})

const ResetPasswordPayload = builder.objectRef<{ message: string }>('ResetPasswordPayload').implement({
  description: 'The password is changed, sessions and access tokens have ended, and the email address is confirmed.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A message to show to the user.' }) }),
})

const FinishOnboardingPayload = builder.objectRef<{ viewer: Viewer }>('FinishOnboardingPayload').implement({
  description: 'The onboarding is completed or skipped.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'The account of the viewer.',
      resolve: (query, { viewer }, _args, { services }) => services.account.currentUser(viewer, query),
    }),
  }),
})

const expected = { types: [InputError, RateLimitError] }

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SignUpPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Creates an account, signs in and sets the session cookie.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The details of the new account.' }) },
    resolve: (_root, { input }, { services, client }) => services.account.register(client, input),
  }),
  signIn: t.field({
    type: SignInPayload,
    errors: expected,
    description: 'Signs in and sets the session cookie. Unknown addresses and wrong passwords return the same error.',
    args: { input: t.arg({ type: SignInInput, required: true, description: 'The email address and password.' }) },
    resolve: (_root, { input }, { services, client }) => services.account.login(client, input),
  }),
  signOut: t.field({
    type: SignOutPayload,
    description: 'Ends the current session. Does nothing when signed out.',
    resolve: async (_root, _args, { services, client, viewer }) => {
      await services.account.sessions.end(client, viewer)
      return { ok: true }
    },
  }),
  refreshSession: t.withAuth({ signedIn: true }).field({
    type: RefreshSessionPayload,
    description: 'Extends the session and rotates its token. The previous token stops working.',
    resolve: (_root, _args, { services, client, viewer }) => services.account.sessions.refresh(viewer, client),
  }),
  requestPasswordReset: t.field({
    type: RequestPasswordResetPayload,
    errors: expected,
    description: 'Emails a password reset link if the account exists, at most five per account and hour.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'The account whose password is lost.' }) },
    resolve: (_root, { input }, { services, client }) => services.account.passwords.requestReset(client, input),
  }),
  resetPassword: t.field({
    type: ResetPasswordPayload,
    errors: expected,
    description: 'Resets the password with an emailed token, ends all sessions and access tokens, and confirms the email address.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'The token and the new password.' }) },
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

function availabilityType(name: string, description: string, available: string) {
  return builder.objectRef<Availability>(name).implement({
    description,
    fields: (t) => ({
      available: t.boolean({ description: available, resolve: ({ refusal }) => refusal === null }),
      message: t.string({
        nullable: true,
        description: 'Why the value is unavailable; null if available.',
        resolve: ({ refusal }) => refusal?.message ?? null,
      }),
      code: t.field({
        type: ErrorCodeEnum,
        nullable: true,
        description: 'The error code; null if available.',
        resolve: ({ refusal }) => refusal?.code ?? null,
      }),
      params: t.field({
        type: 'JSON',
        nullable: true,
        description: 'The values in the message; null if available.',
        resolve: ({ refusal }) => refusal?.params ?? null,
      }),
    }),
  })
}

function sessionPayload(name: string, description: string) {
  return builder.objectRef<SignedIn>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.expose('viewer', { type: ViewerType, description: 'The user who is signed in.' }),
      token: t.exposeString('token', { description: 'A bearer token for clients without cookies.' }),
    }),
  })
}
