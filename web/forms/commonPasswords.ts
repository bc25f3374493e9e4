import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Whether it is among the fifty thousand that leaked most often. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
