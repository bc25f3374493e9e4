export const temporaryPath = '/chat?temporary=true'

export function isTemporaryAddress(search: URLSearchParams): boolean {
  return search.get('temporary') === 'true'
}
