/** The operator sees only the message. */
export class StartupError extends Error {
  override name = 'StartupError'
}
