import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Tests sign up hundreds of users.
const { scrypt } = crypto
type Callback = Parameters<typeof scrypt>[4]
crypto.scrypt = ((password: string, salt: string, length: number, options: ScryptOptions, callback: Callback) =>
  scrypt(password, salt, length, { ...options, N: 2 }, callback)) as typeof scrypt
syncBuiltinESMExports()
