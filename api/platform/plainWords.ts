/**
 * Markdown as its words alone, for lists and for the ear. It goes by lines and marks instead of parsing, which would cost more
 * than all else that a list does, and it loses no word: what only looks like a mark stays.
 */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:`{3,}[^`\n]*|~{3,}.*|=+[ \t]*|(?:[-*_][ \t]*){3,}|\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*)$/gm, '')
    .replace(/^(?:[ \t]*(?:#{1,6}|>|[-*+](?: \[[ x]\])?)(?=\s|$))+[ \t]*/gim, '')
    .replace(/!?\[([^\]]*)\]\([^()\s]*(?: "[^"\n]*")?\)/g, '$1')
    .replace(/(?<!\\)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '$2')
    .replace(/(?<!\\)(\*{1,3}|~~)(?=\S)((?:.|\n(?=\S))+?)(?<=[^\s\\])\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}\\])(_{1,3})(?=[^\s_])((?:.|\n(?=\S))+?)(?<=[^\s\\])\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(', '),
    )
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
