import type { z } from 'zod'
import type { NewNotification, NotificationsService } from '../../notifications/notifications.service.ts'
import { transaction } from '../../platform/database/database.ts'
import { ConflictError, InputError, RateLimitError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { User } from '../../platform/__generated__/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import { type Auth, findTimeStep, getRefusalStatus } from '../auth.ts'
import { requirePasswordOrRecentSignIn } from '../confirmation/recentSignIn.ts'
import type { Attempts } from '../passwords/attempts.ts'
import type { PasswordsService } from '../passwords/passwords.service.ts'
import { refusePrograms } from '../programs.ts'
import { type OpenedSession, type SessionService, createAnonymousHeaders } from '../sessions/sessions.service.ts'
import { optionalPasswordProof, twoFactorConfirmation } from '../validation.ts'
import { removeTwoFactor } from './removeTwoFactor.ts'
import { isTwoFactorRequired } from './requirement.ts'

interface Uses {
  notifications: NotificationsService
  passwords: PasswordsService
  attempts: Attempts
  sessions: SessionService
  auth: () => Promise<Auth>
}

export interface RecoveryCodes {
  recoveryCodes: string[]
}

/** Matches the lockout of better-auth. */
const lockedSeconds = 900

export class TwoFactorService {
  readonly #platform: Pick<Platform, 'config' | 'db'>
  readonly #uses: Uses

  constructor(platform: Pick<Platform, 'config' | 'db'>, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
  }

  isRequiredOf(user: Pick<User, 'isOperator'>): boolean {
    return isTwoFactorRequired(this.#platform.config, user)
  }

  async setUp(viewer: Viewer, client: ClientInfo, input: z.input<typeof optionalPasswordProof>): Promise<{ uri: string }> {
    refusePrograms(viewer)
    const { password } = parseInput(optionalPasswordProof, input)
    if (await this.#isOn(viewer)) throw new ConflictError('two_factor_on')
    await requirePasswordOrRecentSignIn(this.#platform.db, viewer, password)
    const made = await this.#uses.passwords.prove(viewer, client, 'password', (auth, headers) =>
      auth.api.enableTwoFactor({ body: { password: password ?? undefined, method: 'totp' }, headers }),
    )
    if (made.method !== 'totp') throw new Error('There is no secret.')
    return { uri: made.totpURI }
  }

  async confirm(viewer: Viewer, input: z.input<typeof twoFactorConfirmation>): Promise<RecoveryCodes> {
    refusePrograms(viewer)
    const { code } = parseInput(twoFactorConfirmation, input)
    const { userId } = viewer
    const pending = await this.#platform.db.twoFactor.findUnique({ where: { userId, verified: false } })
    if (!pending) throw new ConflictError('two_factor_not_set_up')
    const auth = await this.#uses.auth()
    const step = await findTimeStep(auth, pending.secret, code)
    if (step === null) throw new InputError('wrong_two_factor_code', { field: 'code' })
    await transaction(this.#platform.db, async (tx) => {
      // Another setup may have replaced the secret.
      const where = { id: pending.id, secret: pending.secret, verified: false }
      const { count } = await tx.twoFactor.updateMany({ where, data: { verified: true, lastCounter: step } })
      if (count === 0) throw new ConflictError('two_factor_not_set_up')
      await tx.user.update({ where: { id: userId }, data: { twoFactorEnabled: true } })
    })
    // They may belong to someone who knows only the password.
    if (await this.#isRequired(viewer)) await this.#uses.sessions.endOthers(viewer, { isStrong: false })
    await this.#uses.sessions.announceChanged([viewer.sessionId])
    await this.#uses.notifications.publish(userId, turnedOn)
    const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
    return { recoveryCodes: backupCodes }
  }

  async turnOff(viewer: Viewer, client: ClientInfo, input: z.input<typeof optionalPasswordProof>): Promise<void> {
    const { password } = parseInput(optionalPasswordProof, input)
    await this.#uses.passwords.check(viewer, client, password)
    if (await this.#isRequired(viewer)) throw new InputError('two_factor_enforced')
    await transaction(this.#platform.db, (tx) => removeTwoFactor(tx, viewer.userId))
    await this.#uses.notifications.publish(viewer.userId, turnedOff)
  }

  async replaceRecoveryCodes(viewer: Viewer, client: ClientInfo, input: z.input<typeof optionalPasswordProof>): Promise<RecoveryCodes> {
    refusePrograms(viewer)
    const { password } = parseInput(optionalPasswordProof, input)
    if (!(await this.#isOn(viewer))) throw new ConflictError('two_factor_not_set_up')
    await requirePasswordOrRecentSignIn(this.#platform.db, viewer, password)
    const { backupCodes } = await this.#uses.passwords.prove(viewer, client, 'password', (auth, headers) =>
      auth.api.generateBackupCodes({ body: { password: password ?? undefined }, headers }),
    )
    return { recoveryCodes: backupCodes }
  }

  /** @param challenge response headers after the password; the session begins here */
  async signIn(userId: string, client: ClientInfo, challenge: Headers, code: string | null | undefined): Promise<OpenedSession> {
    if (!code) throw new InputError('two_factor_required', { field: 'code' })
    const isRecoveryCode = !/^\d{6}$/.test(code)
    const auth = await this.#uses.auth()
    if (!isRecoveryCode) await this.#useUp(auth, userId, code)
    const headers = createAnonymousHeaders(client)
    headers.set(
      'cookie',
      challenge
        .getSetCookie()
        .flatMap((cookie) => cookie.match(/^[\w.-]*two_factor=[^;]+/)?.[0] ?? [])
        .join('; '),
    )
    const request = { body: { code: isRecoveryCode ? formatRecoveryCode(code) : code }, headers, returnHeaders: true } as const
    const verify = isRecoveryCode ? auth.api.verifyBackupCode(request) : auth.api.verifyTOTP(request)
    const opened = await verify.catch((error: unknown) => {
      const status = getRefusalStatus(error)
      if (status === 429)
        throw new RateLimitError('too_many_attempts', lockedSeconds, { params: { count: lockedSeconds / 60, unit: 'minutes' } })
      throw status ? createWrongCodeError() : error
    })
    if (isRecoveryCode) {
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
      const summary = `Recovery codes left: ${backupCodes.length}`
      await this.#uses.notifications.publish(userId, { ...recoveryCodeUsed, summary })
    }
    return opened
  }

  /** Accepts only codes from the app; recovery codes are for signing in. */
  async confirmCode({ userId }: Viewer, code: string): Promise<void> {
    const { attempts, auth } = this.#uses
    await attempts.countByAccount('password-account', userId)
    const twoFactor = await this.#platform.db.twoFactor.findUnique({ where: { userId, verified: true } })
    if (!twoFactor || (await findTimeStep(await auth(), twoFactor.secret, code)) === null) throw createWrongCodeError()
    await this.#useUp(await auth(), userId, code)
    await attempts.clear('password-account', userId)
  }

  /** Prevents replay: a code and earlier ones work once. */
  async #useUp(auth: Auth, userId: string, code: string): Promise<void> {
    const twoFactor = await this.#platform.db.twoFactor.findUnique({ where: { userId } })
    const step = twoFactor && (await findTimeStep(auth, twoFactor.secret, code))
    // Wrong codes are counted by better-auth.
    if (!step) return
    const { count } = await this.#platform.db.twoFactor.updateMany({
      where: { userId, lastCounter: { lt: step } },
      data: { lastCounter: step },
    })
    if (count === 0) throw createWrongCodeError()
  }

  async #isRequired({ userId: id }: Viewer): Promise<boolean> {
    return this.isRequiredOf(await this.#platform.db.user.findUniqueOrThrow({ where: { id }, select: { isOperator: true } }))
  }

  async #isOn({ userId }: Viewer): Promise<boolean> {
    return (await this.#platform.db.user.count({ where: { id: userId, twoFactorEnabled: true } })) > 0
  }
}

function createWrongCodeError() {
  return new InputError('wrong_two_factor_code', { field: 'code' })
}

function formatRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

const security = { channel: 'account', type: 'warning', priority: 'high', actionUrl: '/settings#two-factor' } as const

const turnedOn = {
  ...security,
  title: 'Two-factor authentication is on',
  message: 'If this wasn’t you, change your password now.',
} satisfies NewNotification

const turnedOff = {
  ...security,
  title: 'Two-factor authentication is off',
  message: 'If this wasn’t you, change your password now.',
} satisfies NewNotification

const recoveryCodeUsed = {
  ...security,
  title: 'A recovery code was used to sign in',
  message: 'If this wasn’t you, change your password now.',
} satisfies NewNotification
