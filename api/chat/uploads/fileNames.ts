const maxLength = 200

/** A safe file name: no folders, invisible characters or direction overrides. */
export function toSafeFileName(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  if (/^\.*$/.test(plain)) return 'file'
  const characters = Array.from(plain)
  if (characters.length <= maxLength) return plain
  const extension = /\.[^.]{1,16}$/.exec(plain)?.[0] ?? ''
  return characters.slice(0, maxLength - extension.length).join('') + extension
}
