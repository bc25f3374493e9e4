import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { queryFirstRow, kysely } from '../../platform/database/sql/typedSql.ts'
import { ConflictError, EmailNotVerifiedError, InputError, UnauthorizedError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import type { Attempts } from '../passwords/attempts.ts'
import { refusePrograms } from '../programs.ts'
import { getLanguage } from '../settings/languages.ts'
import { emailProof } from '../validation.ts'
import { writeVerification } from './accountMails.ts'

const proofMs = 24 * 3_600_000

export interface EmailVerification {
  username: string
  email: string
}

/** An unconfirmed account may belong to someone else, so it can’t affect other people. */
export class EmailsService {
  readonly #platform: Platform
  readonly #attempts: Attempts

  constructor(platform: Platform, attempts: Attempts) {
    this.#platform = platform
    this.#attempts = attempts
  }

  get isEnabled(): boolean {
    return this.#platform.config.verifiesEmail
  }

  /** An unconfirmed address may belong to someone else than the account. */
  isTrusted({ emailVerified }: { emailVerified: boolean }): boolean {
    return emailVerified || !this.isEnabled
  }

  /** Without a mail server, emails are files on the server. */
  canReceive(user: { emailVerified: boolean }): boolean {
    return this.#platform.config.smtpUrl !== undefined && this.isTrusted(user)
  }

  /** Never throws; the user can request another email. */
  async sendFirstVerification(userId: string, client: ClientInfo): Promise<void> {
    if (!this.isEnabled) return
    await this.#sendVerification(userId, client).catch((err: unknown) =>
      this.#platform.log.error({ err }, 'a confirmation email could not be created'),
    )
  }

  async sendAgain(viewer: Viewer, client: ClientInfo): Promise<{ message: string }> {
    refusePrograms(viewer)
    const user = await this.#platform.db.user.findUnique({ where: { id: viewer.userId } })
    if (!user) throw new UnauthorizedError()
    if (user.emailVerified) throw new ConflictError('email_already_verified')
    if (!this.isEnabled) throw new InputError('email_verification_off')
    await this.#attempts.countByAccount('verify-account', user.id)
    await this.#sendVerification(user.id, client)
    return { message: 'The link is on its way. It works for 24 hours.' }
  }

  async show(client: ClientInfo, input: z.input<typeof emailProof>): Promise<EmailVerification> {
    const { token } = parseInput(emailProof, input)
    await this.#attempts.countByAddress('verify-address', client.ip)
    const { db } = this.#platform
    const proof = await db.verification.findFirst({ where: { identifier: toIdentifier(token), expiresAt: { gt: new Date() } } })
    const user = proof && (await db.user.findFirst({ where: parseAccount(proof.value) }))
    if (!user) throw new InputError('link_expired', { field: 'token' })
    return { username: user.username, email: user.email }
  }

  async verify(client: ClientInfo, input: z.input<typeof emailProof>): Promise<EmailVerification> {
    const { token } = parseInput(emailProof, input)
    await this.#attempts.countByAddress('verify-address', client.ip)
    return transaction(this.#platform.db, async (tx) => {
      const proof = await queryFirstRow(
        tx,
        kysely
          .deleteFrom('verifications')
          .where('identifier', '=', toIdentifier(token))
          .where('expiresAt', '>', sql<Date>`now()`)
          .returning('value'),
      )
      const user = proof && (await tx.user.findFirst({ where: parseAccount(proof.value) }))
      if (!user) throw new InputError('link_expired', { field: 'token' })
      await this.markVerified(tx, user.id)
      return { username: user.username, email: user.email }
    })
  }

  async markVerified(tx: Transaction, userId: string): Promise<void> {
    const { email } = await tx.user.update({ where: { id: userId }, data: { emailVerified: true }, select: { email: true } })
    await tx.verification.deleteMany({ where: { value: toValue({ id: userId, email }) } })
  }

  async refuseUnverified(db: Transaction, userId: string): Promise<void> {
    if (!this.isEnabled) return
    const user = await db.user.findUnique({ where: { id: userId }, select: { emailVerified: true } })
    if (!user?.emailVerified) throw new EmailNotVerifiedError()
  }

  async #sendVerification(id: string, { headers }: ClientInfo): Promise<void> {
    const { config, db, log, mail } = this.#platform
    const { email, username, language } = await db.user.findUniqueOrThrow({ where: { id } })
    const token = randomBytes(24).toString('base64url')
    const expiresAt = new Date(Date.now() + proofMs)
    await db.verification.create({ data: { identifier: toIdentifier(token), value: toValue({ id, email }), expiresAt } })
    const recipient = { to: email, language: getLanguage(language, headers), publicUrl: config.publicUrl, expiresAt }
    mail.send(writeVerification({ ...recipient, username, token })).catch((err: unknown) => {
      log.error({ err }, 'a confirmation email could not be sent')
    })
  }
}

/** Only a hash is stored, so a leaked database reveals no valid links. */
function toIdentifier(token: string): string {
  return `verify-email:${createHash('sha256').update(token).digest('hex')}`
}

/** Includes the address so that a link confirms only the address it was sent to. */
function toValue({ id, email }: { id: string; email: string }): string {
  return `${id} ${email}`
}

function parseAccount(value: string): { id: string; email: string } {
  const [id = '', email = ''] = value.split(' ')
  return { id, email }
}
