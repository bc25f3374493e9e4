import type { z } from 'zod'
import type { Admission } from '../../account/account.service.ts'
import { getLanguage } from '../../account/settings/languages.ts'
import { hasScope } from '../../account/programs.ts'
import type { Prisma, RegistrationMode } from '../../platform/__generated__/prisma/client.ts'
import { transaction } from '../../platform/database/database.ts'
import { formatCursor, type KeysetPage, selectPage } from '../../platform/database/keysetPages.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { createSecretLinks, type SecretLinks } from '../../platform/text/secretLinks.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import type { OperatorService } from '../operator.service.ts'
import { writeInvitation } from './invitationMail.ts'
import { newInvitation, registrationChange } from './validation.ts'

const day = 86_400_000

/** Mail providers block servers that send to many unknown addresses. */
export const mailLimits = { operatorPerHour: 50, serverPerDay: 200 }

const withUsername = { usedBy: { select: { username: true } } } as const
type Stored = Prisma.RegistrationInvitationGetPayload<{ include: typeof withUsername }>
export type InvitationState = 'active' | 'used' | 'expired' | 'revoked'

export interface Invitation extends Pick<Stored, 'id' | 'email' | 'expiresAt' | 'createdAt'> {
  readonly state: InvitationState
  readonly url: string | null
  readonly usedBy: string | null
}

interface Policy {
  readonly mode: RegistrationMode
  readonly emailDomains: readonly string[]
}

export interface RegistrationPolicy extends Policy {
  readonly isFixed: boolean
  readonly sendsInvitations: boolean
}

export interface RegistrationOffer extends Policy {
  readonly ssoLabel: string | null
  readonly isSsoOnly: boolean
  readonly hasSignInLinks: boolean
  readonly isInvited: boolean
  readonly invitedEmail: string | null
}

export const formatInvitationCursor = ({ createdAt, id }: Invitation): string => formatCursor({ updatedAt: createdAt, id })

const free: Admission = { settle: async () => {}, release: async () => {} }

interface Uses {
  operator: OperatorService
  demoTwinId: string
}

export class RegistrationService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'mail'>
  readonly #uses: Uses
  readonly #links: SecretLinks
  readonly #mailsOfOperator: Limit
  readonly #mailsOfServer: Limit

  constructor(platform: Pick<Platform, 'config' | 'db' | 'limits' | 'mail'>, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
    this.#links = createSecretLinks(platform.config.sessionSecrets, 'twain registration invitation')
    this.#mailsOfOperator = platform.limits.define('invitations-operator', { points: mailLimits.operatorPerHour, seconds: day / 24_000 })
    this.#mailsOfServer = platform.limits.define('invitations-server', { points: mailLimits.serverPerDay, seconds: day / 1000 })
  }

  /** Rules as shown to visitors. */
  async offer({ invitation }: { invitation?: string | null }): Promise<RegistrationOffer> {
    const { mode, emailDomains } = await this.#readPolicy()
    const id = invitation && mode !== 'closed' ? this.#links.readSecret(invitation) : null
    const found =
      id && (await this.#platform.db.registrationInvitation.findFirst({ where: { id, ...isActive() }, select: { email: true } }))
    const { sso, smtpUrl } = this.#platform.config
    const isSsoOnly = sso?.isOnly ?? false
    const methods = { ssoLabel: sso?.label ?? null, isSsoOnly, hasSignInLinks: smtpUrl !== undefined && !isSsoOnly }
    const offered = { ...methods, isInvited: Boolean(found), invitedEmail: (found && found.email) ?? null }
    if (mode !== 'open' && (await this.#isEmpty())) return { ...offered, mode: 'open', emailDomains: [] }
    return { ...offered, mode, emailDomains }
  }

  async admit({ email, invitation }: { email: string; invitation?: string | null }): Promise<Admission> {
    const { mode, emailDomains } = await this.#readPolicy()
    const invited = invitation && mode !== 'closed' ? await this.#claim(invitation, email) : null
    if (invited) return invited
    if (mode === 'open' && isOfDomain(email, emailDomains)) return free
    if (await this.#isEmpty()) return this.#admitFirst(invitation)
    throw refuse({ mode, emailDomains }, invitation)
  }

  /** Checks changed email addresses. */
  async checkEmailDomain(email: string, field: 'email' | 'token'): Promise<void> {
    const { emailDomains } = await this.#readPolicy()
    if (!isOfDomain(email, emailDomains)) throw refuseDomain(emailDomains, field)
  }

  async get(viewer: Viewer): Promise<RegistrationPolicy> {
    await this.#uses.operator.require(viewer)
    const policy = await this.#readPolicy()
    return { ...policy, isFixed: this.#platform.config.registration !== undefined, sendsInvitations: this.#sendsInvitations(policy) }
  }

  async update(viewer: Viewer, input: z.input<typeof registrationChange>): Promise<RegistrationPolicy> {
    await this.#uses.operator.require(viewer)
    const { mode: registration, emailDomains } = parseInput(registrationChange, input)
    if (this.#platform.config.registration) throw new ConflictError('registration_fixed')
    await transaction(this.#platform.db, async (tx) => {
      const data = { registration, emailDomains }
      await tx.serverSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data })
      const details = { registration, ...(emailDomains.length > 0 && { email_domains: emailDomains.join(', ') }) }
      await this.#uses.operator.recordAudit(tx, viewer, 'registration.changed', details)
    })
    return this.get(viewer)
  }

  async listInvitations(viewer: Viewer, page: KeysetPage): Promise<Invitation[]> {
    await this.#uses.operator.require(viewer)
    const { db } = this.#platform
    const all = kysely.selectFrom('registrationInvitations').selectAll('registrationInvitations')
    const rows = await queryRows(db, selectPage(all, 'registrationInvitations', 'createdAt', page))
    const userIds = rows.flatMap(({ usedById }) => usedById ?? [])
    const users = await db.user.findMany({ where: { id: { in: userIds } }, select: { id: true, username: true } })
    return rows.map((row) => this.#toShown({ ...row, usedBy: users.find(({ id }) => id === row.usedById) ?? null }))
  }

  async findInvitation(viewer: Viewer | null, { id }: { id: string }): Promise<Invitation | null> {
    if (!viewer || !hasScope(viewer, 'operator') || !isUuid(id) || !(await this.#uses.operator.isOperator(viewer))) return null
    const stored = await this.#platform.db.registrationInvitation.findUnique({ where: { id }, include: withUsername })
    return stored && this.#toShown(stored)
  }

  async invite(
    viewer: Viewer,
    { client, ...input }: z.input<typeof newInvitation> & { client: Pick<ClientInfo, 'headers'> },
  ): Promise<Invitation> {
    await this.#uses.operator.require(viewer)
    const { email, expiresInDays } = parseInput(newInvitation, input)
    const isSent = email !== null && this.#sendsInvitations(await this.#readPolicy())
    if (isSent) await this.#countMail(viewer)
    const data = { email, expiresAt: new Date(Date.now() + expiresInDays * day) }
    const stored = await transaction(this.#platform.db, async (tx) => {
      const created = await tx.registrationInvitation.create({ data, include: withUsername })
      const details = { invitation_id: created.id, has_email: email !== null, expires_in_days: expiresInDays }
      await this.#uses.operator.recordAudit(tx, viewer, 'invitation.created', details)
      return created
    })
    const invitation = this.#toShown(stored)
    if (isSent && invitation.url) await this.#send(viewer, { ...invitation, email, url: invitation.url, headers: client.headers })
    return invitation
  }

  /** Used and expired invitations stay as they are. */
  async revoke(viewer: Viewer, { id }: { id: string }): Promise<Invitation> {
    await this.#uses.operator.require(viewer)
    await transaction(this.#platform.db, async (tx) => {
      const { count } = await tx.registrationInvitation.updateMany({ where: { id, ...isActive() }, data: { revokedAt: new Date() } })
      if (count > 0) await this.#uses.operator.recordAudit(tx, viewer, 'invitation.revoked', { invitation_id: id })
    })
    const invitation = await this.findInvitation(viewer, { id })
    if (!invitation) throw new NotFoundError('not_found')
    return invitation
  }

  async #countMail({ userId }: Viewer): Promise<void> {
    for (const [limit, key] of [
      [this.#mailsOfOperator, userId],
      [this.#mailsOfServer, 'all'],
    ] as const) {
      const { isAllowed, retryAfterMs } = await limit.consume(key)
      if (!isAllowed) throw new RateLimitError('too_many_invitations', Math.ceil(retryAfterMs / 1000))
    }
  }

  async #send({ userId }: Viewer, { headers, email, ...link }: { headers: Headers; email: string; url: string; expiresAt: Date }) {
    const { config, db, mail } = this.#platform
    const { username, language } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { username: true, language: true } })
    const written = { ...link, to: email, inviter: username, language: getLanguage(language, headers), publicUrl: config.publicUrl }
    await mail.send(writeInvitation(written))
  }

  #sendsInvitations({ mode }: Policy): boolean {
    return this.#platform.config.smtpUrl !== undefined && mode !== 'closed'
  }

  async #readPolicy(): Promise<Policy> {
    const { config, db } = this.#platform
    if (config.registration) return config.registration
    const stored = await db.serverSettings.findUnique({ where: { id: 1 } })
    return { mode: stored?.registration ?? 'open', emailDomains: stored?.emailDomains ?? [] }
  }

  /** Only one of several concurrent sign-ups can claim it. */
  async #claim(invitation: string, email: string): Promise<Admission | null> {
    const id = this.#links.readSecret(invitation)
    if (!id) return null
    const { registrationInvitation: invitations } = this.#platform.db
    const forThem = { OR: [{ email: null }, { email }] }
    const { count } = await invitations.updateMany({ where: { id, ...isActive(), ...forThem }, data: { usedAt: new Date() } })
    if (count === 0) {
      const isForOthers = (await invitations.count({ where: { id, ...isActive() } })) > 0
      if (isForOthers) throw new InputError('invitation_for_another_email', { field: 'email' })
      return null
    }
    return {
      settle: async (usedById) => void (await invitations.updateMany({ where: { id }, data: { usedById } })),
      release: async () => void (await invitations.updateMany({ where: { id, usedById: null }, data: { usedAt: null } })),
    }
  }

  /** A trigger makes only one of several concurrent first accounts the operator. */
  #admitFirst(invitation?: string | null): Admission {
    const { db } = this.#platform
    return {
      ...free,
      settle: async (userId) => {
        const user = await db.user.findUnique({ where: { id: userId }, select: { isOperator: true } })
        if (user?.isOperator) return
        await db.user.deleteMany({ where: { id: userId } })
        throw refuse(await this.#readPolicy(), invitation)
      },
    }
  }

  async #isEmpty(): Promise<boolean> {
    return (await this.#platform.db.user.findFirst({ where: { id: { not: this.#uses.demoTwinId } }, select: { id: true } })) === null
  }

  #toShown({ id, email, expiresAt, createdAt, usedAt, revokedAt, usedBy }: Stored): Invitation {
    const state = usedAt ? 'used' : revokedAt ? 'revoked' : expiresAt <= new Date() ? 'expired' : 'active'
    const address = `${this.#platform.config.publicUrl}/accounts/signup?invitation=${this.#links.toSecret(id)}`
    return { id, email, expiresAt, createdAt, state, url: state === 'active' ? address : null, usedBy: usedBy?.username ?? null }
  }
}

function isActive() {
  return { usedAt: null, revokedAt: null, expiresAt: { gt: new Date() } } as const
}

function isOfDomain(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

function refuse({ mode, emailDomains }: Policy, invitation?: string | null): InputError {
  if (mode === 'closed') return new InputError('registration_closed')
  if (invitation) return new InputError('invitation_invalid')
  if (mode === 'invitation') return new InputError('invitation_required')
  return refuseDomain(emailDomains, 'email')
}

function refuseDomain(emailDomains: readonly string[], field: string): InputError {
  return new InputError('email_domain_not_allowed', { params: { domains: emailDomains.join(', ') }, field })
}
