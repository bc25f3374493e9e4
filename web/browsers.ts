/**
 * The oldest browsers that style sheets are written for: the first ones with light-dark(). For older ones a build would resolve
 * it at :root, and a region in another theme than its page would have the colours of the page.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5']
