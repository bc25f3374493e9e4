/** Something that the person who starts the program can mend; its message alone is shown. */
export class StartupError extends Error {
  override name = 'StartupError'
}
