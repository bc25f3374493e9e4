import { Buffer } from 'node:buffer'
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { NewNotification, NotificationsService } from '../../notifications/notifications.service.ts'
import type { Passkey } from '../../platform/__generated__/prisma/client.ts'
import { transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { ForbiddenError, InputError, NotFoundError, UnauthorizedError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import type { Welcome } from '../account.service.ts'
import { requireRecentSignIn } from '../confirmation/recentSignIn.ts'
import type { Attempts } from '../passwords/attempts.ts'
import { refusePrograms } from '../programs.ts'
import { describeDevice } from '../sessions/devices.ts'
import { comesFromAnotherSite } from '../sessions/proof/proof.ts'
import { logRefusal } from '../sessions/refusedSignIns.ts'
import type { SessionService, SignedIn } from '../sessions/sessions.service.ts'
import { Challenges } from './challenges.ts'
import { newPasskey, passkeyChange, passkeySignIn, type usedCredential } from './validation.ts'

export type { Passkey }

interface Uses {
  attempts: Attempts
  notifications: NotificationsService
  sessions: SessionService
  welcome: Welcome
}

type UsedCredential = z.output<typeof usedCredential>

const maxPasskeys = 20

/** User verification (PIN or biometrics) is required, so that a passkey counts as both factors. */
export class PasskeysService {
  readonly #platform: Platform
  readonly #uses: Uses
  readonly #challenges: Challenges
  readonly #rpId: string
  readonly #origin: string

  constructor(platform: Platform, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
    this.#challenges = new Challenges(platform.db, platform.config)
    const { hostname, origin } = new URL(platform.config.publicUrl)
    this.#rpId = hostname
    this.#origin = origin
  }

  /** With single sign-on only, the identity provider decides who may sign in. */
  get isEnabled(): boolean {
    return !this.#platform.config.sso?.isOnly
  }

  async list(viewer: Viewer): Promise<Passkey[]> {
    refusePrograms(viewer)
    return this.#platform.db.passkey.findMany({ where: { userId: viewer.userId }, orderBy: { id: 'desc' } })
  }

  async startAdding(viewer: Viewer): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { db } = this.#platform
    this.#refuseSsoOnly()
    await requireRecentSignIn(db, viewer)
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const { email, name } = await db.user.findUniqueOrThrow({ where: { id: viewer.userId }, select: { email: true, name: true } })
    const existing = await this.list(viewer)
    if (existing.length >= maxPasskeys) throw createLimitError()
    return generateRegistrationOptions({
      rpName: 'Twain',
      rpID: this.#rpId,
      userName: email,
      userDisplayName: name,
      userID: toUserHandle(viewer.userId),
      challenge: Buffer.from(await this.#challenges.createForSession(viewer), 'base64url'),
      attestationType: 'none',
      excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  }

  async add(viewer: Viewer, client: ClientInfo, input: { name?: string | null; credential?: unknown }): Promise<Passkey> {
    refusePrograms(viewer)
    this.#refuseSsoOnly()
    const { name, credential } = parseInput(newPasskey, input)
    const challenge = readChallenge(credential.response.clientDataJSON)
    if (!(await this.#challenges.useInSession(viewer, challenge))) throw createPasskeyError()
    const verified = await this.#verifyCreated(credential, challenge)
    const { userId, sessionId } = viewer
    const passkey = await transaction(this.#platform.db, async (tx) => {
      // Serialize per user to enforce the limit, and with password resets.
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
      if ((await tx.session.count({ where: { id: sessionId } })) === 0) throw new UnauthorizedError()
      if ((await tx.passkey.count({ where: { userId } })) >= maxPasskeys) throw createLimitError()
      // Credential IDs are not secret, and one must not change its owner.
      if (await tx.passkey.count({ where: { credentialId: verified.id } })) throw createPasskeyError()
      return tx.passkey.create({
        data: {
          userId,
          name: name ?? describeDevice(client.userAgent)?.slice(0, 60) ?? 'Passkey',
          credentialId: verified.id,
          publicKey: Buffer.from(verified.publicKey),
          counter: verified.counter,
          transports: credential.response.transports ?? [],
        },
      })
    })
    await this.#uses.notifications.publish(userId, { ...added, summary: passkey.name })
    return passkey
  }

  async rename(viewer: Viewer, { id, ...input }: { id: string } & z.input<typeof passkeyChange>): Promise<Passkey> {
    refusePrograms(viewer)
    const { name } = parseInput(passkeyChange, input)
    const [passkey] = await this.#platform.db.passkey.updateManyAndReturn({ where: { id, userId: viewer.userId }, data: { name } })
    if (!passkey) throw new NotFoundError('no_such_passkey')
    return passkey
  }

  async remove(viewer: Viewer, { id }: { id: string }): Promise<void> {
    refusePrograms(viewer)
    const { userId } = viewer
    const passkey = await this.#platform.db.passkey.findFirst({ where: { id, userId } })
    if (!passkey) throw new NotFoundError('no_such_passkey')
    await requireRecentSignIn(this.#platform.db, viewer)
    await this.#platform.db.passkey.deleteMany({ where: { id, userId } })
    await this.#uses.notifications.publish(userId, { ...removed, summary: passkey.name })
  }

  /** Lists no credentials: the browser offers its own passkeys. */
  async startSignIn(client: ClientInfo): Promise<PublicKeyCredentialRequestOptionsJSON> {
    this.#refuseOtherSites(client)
    this.#refuseSsoOnly()
    await this.#uses.attempts.countByAddress('passkey-address', client.ip)
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const challenge = Buffer.from(await this.#challenges.createForBrowser(client), 'base64url')
    return generateAuthenticationOptions({ rpID: this.#rpId, userVerification: 'required', challenge })
  }

  signIn(client: ClientInfo, input: { credential?: unknown }): Promise<SignedIn> {
    return logRefusal(this.#platform, client, 'passkey', this.#signIn(client, input))
  }

  async #signIn(client: ClientInfo, input: { credential?: unknown }): Promise<SignedIn> {
    this.#refuseOtherSites(client)
    this.#refuseSsoOnly()
    const { credential } = parseInput(passkeySignIn, input)
    const { id, userId } = await this.#use(client, credential)
    const opened = await this.#uses.sessions.open(userId, client)
    const signedIn = await this.#uses.sessions.begin(opened, { isStrong: true })
    // This session did not exist yet when the passkey was removed or the account suspended.
    const passkey = await this.#platform.db.passkey.findUnique({ where: { id }, select: { user: { select: { suspendedAt: true } } } })
    if (!passkey || passkey.user.suspendedAt) {
      await this.#uses.sessions.endById(signedIn.viewer.sessionId)
      throw passkey ? new InputError('account_suspended') : createPasskeyError()
    }
    return this.#uses.welcome(client, opened.headers, signedIn)
  }

  async confirm(viewer: Viewer, client: ClientInfo, credential: UsedCredential): Promise<void> {
    this.#refuseSsoOnly()
    const { userId } = await this.#use(client, credential, viewer.userId)
    if (userId !== viewer.userId) throw createPasskeyError()
  }

  async #use(client: ClientInfo, credential: UsedCredential, ownerId?: string): Promise<Passkey> {
    const { db } = this.#platform
    await this.#uses.attempts.countByAddress('passkey-address', client.ip)
    const challenge = readChallenge(credential.response.clientDataJSON)
    if (!(await this.#challenges.useInBrowser(client, challenge))) throw createPasskeyError()
    const passkey = await db.passkey.findUnique({ where: { credentialId: credential.id, userId: ownerId } })
    const { userHandle } = credential.response
    if (!passkey || (userHandle && userHandle !== Buffer.from(toUserHandle(passkey.userId)).toString('base64url')))
      throw createPasskeyError()
    const counter = await this.#verifyUsed(credential, challenge, passkey)
    const { count } = await db.passkey.updateMany({
      where: { id: passkey.id, counter: passkey.counter },
      data: { counter, lastUsedAt: new Date() },
    })
    if (count === 0) throw createPasskeyError()
    return passkey
  }

  async #verifyCreated(credential: z.output<typeof newPasskey>['credential'], expectedChallenge: string) {
    const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
      import('@simplewebauthn/server'),
      import('@simplewebauthn/server/helpers'),
    ])
    try {
      // The library would fetch revocation lists from addresses in these certificates.
      if (decodeAttestationObject(Buffer.from(credential.response.attestationObject, 'base64url')).get('attStmt').get('x5c'))
        throw createPasskeyError()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, response: withoutTransports(credential.response), clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        requireUserVerification: true,
      })
      if (registrationInfo) return registrationInfo.credential
    } catch (error) {
      this.#platform.log.info({ err: error }, 'a passkey could not be added')
    }
    throw createPasskeyError()
  }

  /** @returns the new signature counter, which must grow unless both are 0 */
  async #verifyUsed(credential: UsedCredential, expectedChallenge: string, passkey: Passkey): Promise<number> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { userHandle, ...response } = credential.response
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, response: { ...response, ...(userHandle && { userHandle }) }, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: Number(passkey.counter) },
        requireUserVerification: true,
      })
      if (verified) return authenticationInfo.newCounter
    } catch (error) {
      this.#platform.log.info({ err: error }, 'a passkey was refused')
    }
    throw createPasskeyError()
  }

  #refuseSsoOnly(): void {
    if (!this.isEnabled) throw new InputError('sso_required')
  }

  #refuseOtherSites({ headers }: ClientInfo): void {
    if (comesFromAnotherSite(headers, this.#platform.config.publicUrl)) throw new ForbiddenError('request_from_another_site')
  }
}

function withoutTransports({ clientDataJSON, attestationObject }: { clientDataJSON: string; attestationObject: string }) {
  return { clientDataJSON, attestationObject }
}

/** The same for all passkeys of a user, so that an authenticator replaces its former one. */
function toUserHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))
}

function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    if (typeof challenge === 'string') return challenge
  } catch {
    // Rejected by the check below.
  }
  throw createPasskeyError()
}

function createPasskeyError(): InputError {
  return new InputError('passkey_failed')
}

function createLimitError(): InputError {
  return new InputError('too_many_passkeys', { params: { limit: maxPasskeys } })
}

const security = { channel: 'account', type: 'warning', priority: 'high', actionUrl: '/settings#passkeys' } as const

const added = {
  ...security,
  title: 'A passkey was added',
  message: 'If this wasn’t you, remove it and change your password.',
} satisfies NewNotification

const removed = {
  ...security,
  title: 'A passkey was removed',
  message: 'If this wasn’t you, change your password now.',
} satisfies NewNotification
