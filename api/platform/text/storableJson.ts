/** jsonb cannot store NUL or unpaired surrogates, which JSON.stringify writes as escapes. */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g, '$1')
}
