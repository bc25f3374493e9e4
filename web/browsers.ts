/** The oldest with light-dark(), which regions with their own theme need. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5']
