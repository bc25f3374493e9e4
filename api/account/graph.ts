import { builder } from '../graphql/builder.ts'
import { ErrorCodeEnum } from '../graphql/errors/errors.ts'
import { ConflictError, InputError, RateLimitError } from '../platform/errors.ts'
import { nilUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { Availability } from './account.service.ts'
import type { SignedIn } from './sessions/sessions.service.ts'

export const ThemeEnum = builder.enumType('Theme', {
  description: 'How the app looks.',
  values: {
    SYSTEM: { value: 'system', description: 'As their device does.' },
    LIGHT: { value: 'light', description: 'Dark on light.' },
    DARK: { value: 'dark', description: 'Light on dark.' },
  } as const,
})

export const UserNode = builder.prismaNode('User', {
  description: 'A person with an account. Only they themselves can see it.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: viewer?.userId === id ? id : nilUuid }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that URLs and REST use.' }),
    email: t.exposeString('email', { description: 'Where mail reaches them, in lower case; they sign in with it.' }),
    isEmailVerified: t.exposeBoolean('emailVerified', { description: 'True once they opened a link that was mailed to the address.' }),
    emailFailedAt: t.expose('emailFailedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When sending the latest email to this address failed; null if it was sent. Sending is retried until the link in the email expires.',
    }),
    viewerCanVerifyEmail: t.boolean({
      description: 'Whether a link to confirm the address can be mailed. Until then some things are refused with EmailNotVerifiedError.',
      select: { emailVerified: true },
      resolve: ({ emailVerified }, _args, { services }) => !emailVerified && services.account.emails.isAsked,
    }),
    username: t.exposeString('username', { description: 'Unique; their public address is /{username}.' }),
    displayName: t.exposeString('name', { description: 'What they are called; the username until they choose something else.' }),
    profilePictureUrl: t.string({
      nullable: true,
      description: 'The absolute address; null until they have chosen a picture.',
      select: { image: true },
      resolve: ({ image }, _args, { services }) => services.pictures.urlOf(image),
    }),
    timezone: t.exposeString('timezone', { nullable: true, description: 'A name of the IANA database; null when it is not known.' }),
    about: t.exposeString('about', {
      nullable: true,
      description: 'A few words about oneself, for the private assistant and nobody else; null when there are none.',
    }),
    language: t.exposeString('language', {
      nullable: true,
      description: 'What they read the app in, as a BCP 47 tag; null leaves it to the browser.',
    }),
    theme: t.expose('theme', { type: ThemeEnum, description: 'Whether they want it light or dark.' }),
    remembersFromConversations: t.exposeBoolean('remembersFromConversations', {
      description:
        'Whether the private assistant remembers things from conversations. While it does not, it keeps nothing new; what it remembers stays.',
    }),
    isOnboarded: t.exposeBoolean('isOnboarded', { description: 'True once they finished or skipped onboarding.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they signed up.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When anything of their account last changed.' }),
  }),
})

export const ViewerType = builder.objectRef<Viewer>('Viewer')

builder.node(ViewerType, {
  description: 'The signed-in user, with everything that only they can see.',
  id: { resolve: ({ userId }) => userId, description: 'The global id.' },
  loadOne: (id, { viewer }) => (viewer?.userId === id ? viewer : null),
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'Their account.',
      resolve: (query, viewer, _args, { services }) => services.account.currentUser(viewer, query),
    }),
  }),
})

const UsernameAvailability = builder.objectRef<Availability>('UsernameAvailability').implement({
  description: 'The availability of a username for the caller.',
  fields: (t) => ({
    available: t.exposeBoolean('available', { description: 'False when it is taken, reserved or breaks a rule.' }),
    message: t.string({
      nullable: true,
      description: 'Why it cannot be had; null when it can.',
      resolve: ({ refusal }) => refusal?.message ?? null,
    }),
    code: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: 'The same for programs, and for other languages with the params.',
      resolve: ({ refusal }) => refusal?.code ?? null,
    }),
    params: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What the message is filled with; null when it can be had.',
      resolve: ({ refusal }) => refusal?.params ?? null,
    }),
  }),
})

const EmailAvailability = builder.objectRef<Availability>('EmailAvailability').implement({
  description: 'Whether a new account could have this email.',
  fields: (t) => ({
    available: t.exposeBoolean('available', { description: 'False when there is an account with it, or it is no address.' }),
    message: t.string({
      nullable: true,
      description: 'Why it cannot be had; null when it can.',
      resolve: ({ refusal }) => refusal?.message ?? null,
    }),
    code: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: 'The same for programs, and for other languages with the params.',
      resolve: ({ refusal }) => refusal?.code ?? null,
    }),
    params: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What the message is filled with; null when it can be had.',
      resolve: ({ refusal }) => refusal?.params ?? null,
    }),
  }),
})

builder.queryFields((t) => ({
  viewer: t.field({
    type: ViewerType,
    nullable: true,
    description: 'The signed-in person; null when signed out.',
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
    description: 'For sign-up forms; limited by address.',
    args: { email: t.arg.string({ required: true, description: 'As typed.' }) },
    resolve: (_root, { email }, { services, client }) => services.account.checkEmail(client, email),
  }),
}))

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'A new account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'A valid address that no other account has.' }),
    password: t.string({ required: true, description: '8 to 128 characters.' }),
    username: t.string({ required: true, description: '3 to 20 lowercase letters, digits and hyphens; no hyphen at either end.' }),
    displayName: t.string({ description: 'At most 80 characters; the username when left out.' }),
    timezone: t.string({ description: 'A name of the IANA database, such as Europe/Berlin; an unknown one is ignored.' }),
    about: t.string({ description: 'A few words about oneself, at most 2,000 characters, for the private assistant and nobody else.' }),
  }),
})

const SignInInput = builder.inputType('SignInInput', {
  description: 'What one signs in with.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'In any case.' }),
    password: t.string({ required: true, description: 'As it was chosen.' }),
  }),
})

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Who wants a new password.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The address of the account.' }) }),
})

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'A new password, and the proof that one may choose it.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'From the link in the mail; works once, within an hour.' }),
    password: t.string({ required: true, description: '8 to 128 characters.' }),
  }),
})

const SignUpPayload = sessionPayload('SignUpPayload', 'The new account is signed in.')
const SignInPayload = sessionPayload('SignInPayload', 'The account is signed in.')
const RefreshSessionPayload = sessionPayload('RefreshSessionPayload', 'The session lasts longer, under a new token.')

const SignOutPayload = builder.objectRef<{ ok: boolean }>('SignOutPayload').implement({
  description: 'The session is over, and everything that it held open is closed.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
})

const RequestPasswordResetPayload = builder.objectRef<{ message: string }>('RequestPasswordResetPayload').implement({
  description: 'The same whether or not there is such an account.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'What to tell the person.' }) }),
})

const ResetPasswordPayload = builder.objectRef<{ message: string }>('ResetPasswordPayload').implement({
  description: 'The password is changed, every session and access token of the account has ended, and its address is confirmed.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'What to tell the person.' }) }),
})

const FinishOnboardingPayload = builder.objectRef<{ viewer: Viewer }>('FinishOnboardingPayload').implement({
  description: 'The person is onboarded.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: 'Their account.',
      resolve: (query, { viewer }, _args, { services }) => services.account.currentUser(viewer, query),
    }),
  }),
})

const expected = { types: [InputError, RateLimitError] }

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SignUpPayload,
    errors: { types: [InputError, ConflictError, RateLimitError] },
    description: 'Makes an account and signs it in: the answer sets the session cookie.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The account.' }) },
    resolve: async (_root, { input }, { services, client }) => {
      const session = await services.account.register(client, input)
      client.setCookies.push(...session.setCookies)
      return session
    },
  }),
  signIn: t.field({
    type: SignInPayload,
    errors: expected,
    description: 'Signs in: the answer sets the session cookie. A wrong address and a wrong password look the same.',
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Address and password.' }) },
    resolve: async (_root, { input }, { services, client }) => {
      const session = await services.account.login(client, input)
      client.setCookies.push(...session.setCookies)
      return session
    },
  }),
  signOut: t.field({
    type: SignOutPayload,
    description: 'Ends the session at once, everywhere. Does nothing when nobody is signed in.',
    resolve: async (_root, _args, { services, client, viewer }) => {
      const { setCookies } = await services.account.sessions.end(client, viewer)
      client.setCookies.push(...setCookies)
      return { ok: true }
    },
  }),
  refreshSession: t.withAuth({ signedIn: true }).field({
    type: RefreshSessionPayload,
    description: 'Prolongs the session and changes its token; the old token is worthless at once.',
    resolve: async (_root, _args, { services, client, viewer }) => {
      const session = await services.account.sessions.refresh(viewer, client)
      client.setCookies.push(...session.setCookies)
      return session
    },
  }),
  requestPasswordReset: t.field({
    type: RequestPasswordResetPayload,
    errors: expected,
    description: 'Mails a link to choose a new password, if there is such an account; at most five an hour.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'The account.' }) },
    resolve: (_root, { input }, { services, client }) => services.account.passwords.requestReset(client, input),
  }),
  resetPassword: t.field({
    type: ResetPasswordPayload,
    errors: expected,
    description:
      'Changes the password by the link in a mail, ends every session and access token of the account, and confirms its address.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'The link and the new password.' }) },
    resolve: (_root, { input }, { services, client }) => services.account.passwords.reset(client, input),
  }),
  finishOnboarding: t.withAuth({ signedIn: true }).field({
    type: FinishOnboardingPayload,
    description: 'Finishing or skipping onboarding is the same.',
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
      viewer: t.field({ type: ViewerType, description: 'Who is signed in now.', resolve: ({ viewer }) => viewer }),
      token: t.exposeString('token', { description: 'A bearer token for clients without cookies; browsers have no use for it.' }),
    }),
  })
}
