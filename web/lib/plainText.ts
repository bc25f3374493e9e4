/** Without case and accents, like the text that the server’s search compares. */
export function toPlainText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
