/** Japanese keyboards type full-width signs. */
export function toAsciiSigns(text: string): string {
  return text.replaceAll('／', '/').replaceAll('＠', '@')
}
