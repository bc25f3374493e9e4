import { builder } from '../graphql/builder.ts'
import { ErrorCodeEnum } from '../graphql/errors/errors.ts'
import { ConflictError, InputError, RateLimitError } from '../platform/errors.ts'
import { nilUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { Availability } from './account.service.ts'
import type { SignedIn } from './sessions/sessions.service.ts'

export const ThemeEnum = builder.enumType('Theme', {
  description: 'The color theme of the app.',
  values: {
    SYSTEM: { value: 'system', description: 'Follow the device setting.' },
    LIGHT: { value: 'light', description: 'Light theme.' },
    DARK: { value: 'dark', description: 'Dark theme.' },
  } as const,
})

export const UserNode = builder.prismaNode('User', {
  description: 'A user account. Visible only to the user.',
  id: { field: 'id', description: 'The global ID.' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: viewer?.userId === id ? id : nilUuid }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in URLs and REST.' }),
    email: t.exposeString('email', { description: 'The email address for mail and sign-in, in lower case.' }),
    isEmailVerified: t.exposeBoolean('emailVerified', {
      description: 'Whether the user has confirmed the email address with a mailed link.',
    }),
    emailFailedAt: t.expose('emailFailedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When sending the latest email to this address failed; null if it was sent. Sending is retried until the link in the email expires.',
    }),
    viewerCanVerifyEmail: t.boolean({
      description:
        'Whether a confirmation email can be requested. Until the address is confirmed, some mutations return EmailNotVerifiedError.',
      select: { emailVerified: true },
      resolve: ({ emailVerified }, _args, { services }) => !emailVerified && services.account.emails.isAsked,
    }),
    username: t.exposeString('username', { description: 'The unique username. The public page is at /{username}.' }),
    displayName: t.exposeString('name', { description: 'The display name. Defaults to the username.' }),
    profilePictureUrl: t.string({
      nullable: true,
      description: 'The absolute URL of the profile picture; null without a picture.',
      select: { image: true },
      resolve: ({ image }, _args, { services }) => services.pictures.urlOf(image),
    }),
    timezone: t.exposeString('timezone', { nullable: true, description: 'An IANA time zone; null if unknown.' }),
    about: t.exposeString('about', {
      nullable: true,
      description: 'A short self-description for the private assistant, never shown to others; null if empty.',
    }),
    language: t.exposeString('language', {
      nullable: true,
      description: 'The interface language as a BCP 47 tag; null to follow the browser.',
    }),
    theme: t.expose('theme', { type: ThemeEnum, description: 'The color theme.' }),
    remembersFromConversations: t.exposeBoolean('remembersFromConversations', {
      description: 'Whether the private assistant creates memories from conversations. Turning it off keeps existing memories.',
    }),
    isOnboarded: t.exposeBoolean('isOnboarded', { description: 'Whether the user has completed or skipped onboarding.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the account was last changed.' }),
  }),
})

export const ViewerType = builder.objectRef<Viewer>('Viewer')

builder.node(ViewerType, {
  description: 'The signed-in user, with all private data.',
  id: { resolve: ({ userId }) => userId, description: 'The global ID.' },
  loadOne: (id, { viewer }) => (viewer?.userId === id ? viewer : null),
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'The viewer’s account.',
      resolve: (query, viewer, _args, { services }) => services.account.currentUser(viewer, query),
    }),
  }),
})

const UsernameAvailability = builder.objectRef<Availability>('UsernameAvailability').implement({
  description: 'The availability of a username for the caller.',
  fields: (t) => ({
    available: t.exposeBoolean('available', { description: 'Whether the username is available: not taken, not reserved and valid.' }),
    message: t.string({
      nullable: true,
      description: 'Why the username is unavailable; null if available.',
      resolve: ({ refusal }) => refusal?.message ?? null,
    }),
    code: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: 'The error code for programs, and for translations together with `params`.',
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

const EmailAvailability = builder.objectRef<Availability>('EmailAvailability').implement({
  description: 'The availability of an email address for a new account.',
  fields: (t) => ({
    available: t.exposeBoolean('available', { description: 'Whether the email address is valid and unused.' }),
    message: t.string({
      nullable: true,
      description: 'Why the email address is unavailable; null if available.',
      resolve: ({ refusal }) => refusal?.message ?? null,
    }),
    code: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: 'The error code for programs, and for translations together with `params`.',
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
    description:
      'Whether the username is available, for forms that check while the user types. Former usernames are reserved for their owner for a year. Rate-limited by network.',
    args: { username: t.arg.string({ required: true, description: 'The username as typed.' }) },
    resolve: (_root, { username }, { services, client, viewer }) => services.account.checkUsername(client, username, viewer),
  }),
  emailAvailability: t.field({
    type: EmailAvailability,
    nullable: true,
    description: 'Whether an email address is available, for sign-up forms. Rate-limited by network.',
    args: { email: t.arg.string({ required: true, description: 'The email address as typed.' }) },
    resolve: (_root, { email }, { services, client }) => services.account.checkEmail(client, email),
  }),
}))

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'Input for creating an account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'A valid email address that no other account uses.' }),
    password: t.string({ required: true, description: 'The password, 8 to 128 characters.' }),
    username: t.string({
      required: true,
      description: 'The username: 3 to 20 lowercase letters, digits and hyphens, without a hyphen at either end.',
    }),
    displayName: t.string({ description: 'The display name, at most 80 characters. Defaults to the username.' }),
    timezone: t.string({ description: 'An IANA time zone, such as Europe/Berlin. Unknown zones are ignored.' }),
    about: t.string({ description: 'A self-description of at most 2,000 characters for the private assistant, never shown to others.' }),
  }),
})

const SignInInput = builder.inputType('SignInInput', {
  description: 'Input for signing in.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address, case-insensitive.' }),
    password: t.string({ required: true, description: 'The password.' }),
  }),
})

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Input for requesting a password reset email.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The email address of the account.' }) }),
})

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'Input for resetting a password.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The token from the emailed link. Valid once, for an hour.' }),
    password: t.string({ required: true, description: 'The new password, 8 to 128 characters.' }),
  }),
})

const SignUpPayload = sessionPayload('SignUpPayload', 'The new account is signed in.')
const SignInPayload = sessionPayload('SignInPayload', 'The account is signed in.')
const RefreshSessionPayload = sessionPayload('RefreshSessionPayload', 'The session is extended, with a new token.')

const SignOutPayload = builder.objectRef<{ ok: boolean }>('SignOutPayload').implement({
  description: 'The session has ended, and its open streams are closed.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
})

const RequestPasswordResetPayload = builder.objectRef<{ message: string }>('RequestPasswordResetPayload').implement({
  description: 'The result of requesting a password reset. Does not reveal whether the account exists.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A message for the user.' }) }),
})

const ResetPasswordPayload = builder.objectRef<{ message: string }>('ResetPasswordPayload').implement({
  description: 'The password is changed, all sessions and access tokens have ended, and the email address is confirmed.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A message for the user.' }) }),
})

const FinishOnboardingPayload = builder.objectRef<{ viewer: Viewer }>('FinishOnboardingPayload').implement({
  description: 'Onboarding is complete.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'The viewer’s account.',
      resolve: (query, { viewer }, _args, { services }) => services.account.currentUser(viewer, query),
    }),
  }),
})

const expected = { types: [InputError, RateLimitError] }

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SignUpPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Creates an account and signs in. The response sets the session cookie.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The account details.' }) },
    resolve: async (_root, { input }, { services, client }) => {
      const session = await services.account.register(client, input)
      client.setCookies.push(...session.setCookies)
      return session
    },
  }),
  signIn: t.field({
    type: SignInPayload,
    errors: expected,
    description: 'Signs in. The response sets the session cookie. Unknown addresses and wrong passwords return the same error.',
    args: { input: t.arg({ type: SignInInput, required: true, description: 'The email address and password.' }) },
    resolve: async (_root, { input }, { services, client }) => {
      const session = await services.account.login(client, input)
      client.setCookies.push(...session.setCookies)
      return session
    },
  }),
  signOut: t.field({
    type: SignOutPayload,
    description: 'Ends the current session immediately. Does nothing when signed out.',
    resolve: async (_root, _args, { services, client, viewer }) => {
      const { setCookies } = await services.account.sessions.end(client, viewer)
      client.setCookies.push(...setCookies)
      return { ok: true }
    },
  }),
  refreshSession: t.withAuth({ signedIn: true }).field({
    type: RefreshSessionPayload,
    description: 'Extends the session and rotates its token. The previous token stops working immediately.',
    resolve: async (_root, _args, { services, client, viewer }) => {
      const session = await services.account.sessions.refresh(viewer, client)
      client.setCookies.push(...session.setCookies)
      return session
    },
  }),
  requestPasswordReset: t.field({
    type: RequestPasswordResetPayload,
    errors: expected,
    description: 'Emails a password reset link if the account exists. At most five emails per account and hour.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'The account.' }) },
    resolve: (_root, { input }, { services, client }) => services.account.passwords.requestReset(client, input),
  }),
  resetPassword: t.field({
    type: ResetPasswordPayload,
    errors: expected,
    description:
      'Resets the password with an emailed token, ends all sessions and access tokens of the account, and confirms its email address.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'The token and the new password.' }) },
    resolve: (_root, { input }, { services, client }) => services.account.passwords.reset(client, input),
  }),
  finishOnboarding: t.withAuth({ signedIn: true }).field({
    type: FinishOnboardingPayload,
    description: 'Completes or skips onboarding.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.account.finishOnboarding(viewer)
      return { viewer }
    },
  }),
}))

function sessionPayload(name: string, description: string) {
  return builder.objectRef<SignedIn>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.field({ type: ViewerType, description: 'The signed-in user.', resolve: ({ viewer }) => viewer }),
      token: t.exposeString('token', { description: 'A bearer token for clients without cookies. Browsers don’t need it.' }),
    }),
  })
}
