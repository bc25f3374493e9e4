interface DiagramDocument {
  /** Source in Mermaid. Untrusted. */
  source: string
  /** Browser build of Mermaid. */
  script: string
  isDark: boolean
}

const style = `
body { display: grid; grid-template-columns: minmax(0, 1fr); align-content: safe center; justify-items: safe center; min-block-size: 100vh; margin: 0; padding: 16px; box-sizing: border-box }
a { pointer-events: none }`

const light = {
  background: '#fdfcfb',
  primaryColor: '#ece7f8',
  secondaryColor: '#f1eeeb',
  tertiaryColor: '#f7f5f3',
  edgeLabelBackground: '#fdfcfb',
  lineColor: '#6d6661',
}
const dark = {
  darkMode: true,
  background: '#1d1a18',
  primaryColor: '#3b3157',
  secondaryColor: '#322d29',
  tertiaryColor: '#28231f',
  edgeLabelBackground: '#1d1a18',
  noteBkgColor: '#322d29',
  noteTextColor: '#f1eeeb',
  noteBorderColor: '#6d6661',
  dropShadow: 'none',
  lineColor: '#a8a19b',
}

/** Enlarges diagrams that would become unreadable in narrow frames. */
const draw = `
mermaid.render('diagram', document.querySelector('pre').textContent).then(
  ({ svg }) => {
    document.body.innerHTML = svg
    const drawing = document.querySelector('svg')
    drawing.style.minInlineSize = drawing.viewBox.baseVal.width * 0.6 + 'px'
  },
  ({ message }) => Promise.reject(message.split('\\n', 2).join(' ')),
)`

/** Document for the sandboxed frame, which draws the diagram. */
export function toDiagramDocument({ source, script, isDark }: DiagramDocument): string {
  const config = {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    fontFamily: 'system-ui, sans-serif',
    theme: 'base',
    themeVariables: isDark ? dark : light,
  }
  const text = source.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<!doctype html><style>${style}</style><pre hidden>\n${text}</pre><script>${script}</script><script>mermaid.initialize(${JSON.stringify(config)})${draw}</script>`
}
