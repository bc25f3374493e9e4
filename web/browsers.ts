/**
 * The oldest browsers with light-dark(). For older ones the build would resolve it at :root, which breaks regions whose theme differs from
 * the page's.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5']
