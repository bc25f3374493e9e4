/** The oldest with light-dark(): its replacement at :root would break regions with their own theme. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5']
