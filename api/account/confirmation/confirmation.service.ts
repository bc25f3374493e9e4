import type { Database } from '../../platform/database/database.ts'
import { InputError, UnauthorizedError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import type { PasskeysService } from '../passkeys/passkeys.service.ts'
import type { PasswordsService } from '../passwords/passwords.service.ts'
import { refusePrograms } from '../programs.ts'
import type { TwoFactorService } from '../twoFactor/twoFactor.service.ts'
import { identityProof } from './validation.ts'

interface Uses {
  passwords: PasswordsService
  passkeys: PasskeysService
  twoFactor: TwoFactorService
}

export interface IdentityProof {
  password?: string | null
  code?: string | null
  passkey?: unknown
}

export class ConfirmationService {
  readonly #db: Database
  readonly #uses: Uses

  constructor(db: Database, uses: Uses) {
    this.#db = db
    this.#uses = uses
  }

  /** Allows sensitive actions in this session for ten minutes. */
  async confirm(viewer: Viewer, client: ClientInfo, input: IdentityProof): Promise<void> {
    refusePrograms(viewer)
    const { password, code, passkey } = parseInput(identityProof, input)
    if (passkey) await this.#uses.passkeys.confirm(viewer, client, passkey)
    else if (code) await this.#uses.twoFactor.confirmCode(viewer, code)
    else if (password) await this.#uses.passwords.check(viewer, client, password)
    else throw new InputError('confirmation_missing')
    const { count } = await this.#db.session.updateMany({ where: { id: viewer.sessionId }, data: { confirmedAt: new Date() } })
    if (count === 0) throw new UnauthorizedError()
  }
}
