import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// A password's hash is meant to be slow to make, and hundreds of people sign up in the tests. Here it costs next to nothing.
const { scrypt } = crypto
type Callback = Parameters<typeof scrypt>[4]
crypto.scrypt = ((password: string, salt: string, length: number, options: ScryptOptions, callback: Callback) =>
  scrypt(password, salt, length, { ...options, N: 2 }, callback)) as typeof scrypt
syncBuiltinESMExports()
