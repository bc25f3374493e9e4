export function parseDocumentPlace(address: URLSearchParams) {
  return { passage: parseWholeNumber(address.get('at')), from: parseWholeNumber(address.get('from')) ?? 0 }
}

export const getDocumentPartPath = (uuid: string, from: number) => `/knowledge?item=${uuid}${from > 0 ? `&from=${from}` : ''}`

function parseWholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}
