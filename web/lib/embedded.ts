/** Other websites show this page in a frame, so it never acts for a signed-in user. */
export const isEmbedded = /^\/embed\/[^/]+$/.test(location.pathname)

export const embedHeaders: Record<string, string> = isEmbedded ? { 'twain-embed': '1' } : {}

/** Language of the website. */
export const embedLanguage = isEmbedded ? new URLSearchParams(location.search).get('lang') : null
