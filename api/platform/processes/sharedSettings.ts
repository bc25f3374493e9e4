import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import type { Secrets } from '../seal.ts'
import type { Transaction } from '../database/database.ts'

export interface SharedSettings {
  sessionSecrets: Secrets
  fileStore: string
}

export interface Difference {
  refusal: string
  warning: string | null
}

const differences = {
  sessionSecret: {
    refusal:
      'SESSION_SECRET differs from the one that running processes use: people would be signed out at every other request. Set the same SESSION_SECRET on each process; unset, each DATA_DIR has its own. To change it, stop every process first.',
    warning: 'SESSION_SECRET differs from the last start: everyone has to sign in again, and webhooks need new signing secrets',
  },
  fileStore: {
    refusal:
      'The file store differs from the one that running processes use: uploads to one process would be missing at the others. Set the same S3_BUCKET and S3_ENDPOINT on each process, or give them one shared folder as DATA_DIR. To move the files, stop every process first.',
    warning: 'the file store differs from the last start: uploads are missing unless they were moved to S3_BUCKET or DATA_DIR',
  },
} satisfies Record<string, Difference>

const hash = promisify(scrypt) as (secret: string, salt: Buffer, length: number, options: ScryptOptions) => Promise<Buffer>

export async function findDifferences(tx: Transaction, { sessionSecrets, fileStore }: SharedSettings): Promise<Difference[]> {
  const recorded = await tx.sharedSettings.findUnique({ where: { id } })
  if (!recorded) return []
  const salt = Buffer.from(recorded.sessionSecretSalt, 'hex')
  const hashes = await Promise.all(sessionSecrets.map((secret) => hashSecret(secret, salt)))
  const position = hashes.indexOf(recorded.sessionSecretHash)
  const { refusal } = differences.sessionSecret
  return [
    ...(position === 0 ? [] : [position > 0 ? { refusal, warning: null } : differences.sessionSecret]),
    ...(fileStore === recorded.fileStore ? [] : [differences.fileStore]),
  ]
}

export async function recordSettings(tx: Transaction, { sessionSecrets: [secret], fileStore }: SharedSettings): Promise<void> {
  const salt = randomBytes(16)
  const settings = { sessionSecretSalt: salt.toString('hex'), sessionSecretHash: await hashSecret(secret, salt), fileStore }
  await tx.sharedSettings.upsert({ where: { id }, create: { id, ...settings }, update: settings })
}

const id = 1

/** Slow and salted: the secret may be short. */
async function hashSecret(secret: string, salt: Buffer): Promise<string> {
  return (await hash(secret, salt, 32, { N: 16_384 })).toString('hex')
}
