/** Markdown as one would read it to somebody: without its signs, and without code, which nobody can follow by ear. */
export function spokenText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(```|~~~)[^]*?(^ {0,3}\1|$(?![^]))/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/ ?\[\d+\]/g, '')
    .replace(/(\*\*|__|\*|_|~~|`)(\S[^]*?)\1/g, '$2')
    .replace(/^\s*\|?[\s:|-]+\|\s*$/gm, '')
    .replaceAll('|', ', ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
