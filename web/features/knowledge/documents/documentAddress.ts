export interface DocumentPlace {
  passage: number | null
  from: number
}

export function parseDocumentPlace(address: URLSearchParams): DocumentPlace {
  const passage = wholeNumber(address.get('at'))
  return { passage, from: wholeNumber(address.get('from')) ?? 0 }
}

export const documentPartPath = (uuid: string, from: number) => `/knowledge?item=${uuid}${from > 0 ? `&from=${from}` : ''}`

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}
