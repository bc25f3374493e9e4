import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Ceremony {
  options: { challenge: string; user?: { id: string } }
}

/** Faults that a browser or attacker can cause. */
interface Deviations {
  origin?: string
  rpId?: string
  counter?: number
  isVerified?: boolean
  id?: string
  userHandle?: string
  challenge?: string
  format?: string
}

const userPresent = 0x01
const userVerified = 0x04
const attestedData = 0x40

/** An authenticator with one passkey, as in the WebAuthn specification. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url')
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  userHandle = ''
  counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (label: number, value: string) => Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
    // A map of COSE: key type EC2, algorithm ES256, curve P-256, coordinates.
    this.#publicKey = Buffer.concat([Buffer.from('a5010203262001', 'hex'), point(0x21, x), point(0x22, y)])
    this.#key = privateKey
  }

  create({ options }: Ceremony, wrong: Deviations = {}) {
    this.userHandle = options.user?.id ?? ''
    const id = Buffer.from(wrong.id ?? this.id, 'base64url')
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#publicKey])
    const data = Buffer.concat([this.#authenticatorData(wrong, attestedData), credential])
    const statement = wrong.format
      ? Buffer.concat([Buffer.from('a163783563', 'hex'), Buffer.from('814100', 'hex')])
      : Buffer.from('a0', 'hex')
    const attestation = Buffer.concat([
      Buffer.from('a3', 'hex'),
      text('fmt'),
      text(wrong.format ?? 'none'),
      text('attStmt'),
      statement,
      text('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return {
      ...identify(id.toString('base64url')),
      response: {
        clientDataJSON: clientData('webauthn.create', options, wrong).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  use({ options }: Ceremony, wrong: Deviations = {}) {
    const client = clientData('webauthn.get', options, wrong)
    const data = this.#authenticatorData(wrong)
    const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), this.#key)
    return {
      ...identify(wrong.id ?? this.id),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: wrong.userHandle ?? this.userHandle,
      },
    }
  }

  #authenticatorData({ rpId = 'localhost', counter = this.counter, isVerified = true }: Deviations, flags = 0): Buffer {
    const data = Buffer.alloc(37)
    createHash('sha256').update(rpId).digest().copy(data)
    data.writeUInt8(userPresent | (isVerified ? userVerified : 0) | flags, 32)
    data.writeUInt32BE(counter, 33)
    return data
  }
}

function identify(id: string) {
  return { id, rawId: id, type: 'public-key' as const }
}

function clientData(type: string, { challenge }: Ceremony['options'], wrong: Deviations): Buffer {
  const { origin = 'http://localhost:4000' } = wrong
  return Buffer.from(JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin, crossOrigin: false }))
}

/** CBOR of a short text. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}
