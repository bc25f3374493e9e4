import { type ErrorCode, isErrorCode } from '../../platform/errorCodes/catalogue.ts'

/** `username_taken` becomes USERNAME_TAKEN. */
export function toGraphqlCode<Code extends ErrorCode>(code: Code): Uppercase<Code> {
  return code.toUpperCase() as Uppercase<Code>
}

export function parseGraphqlCode(code: unknown): ErrorCode | null {
  const name = typeof code === 'string' && code === code.toUpperCase() ? code.toLowerCase() : null
  return isErrorCode(name) ? name : null
}
