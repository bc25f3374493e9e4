// Adds the element <twain-twin>, which opens a twin in a frame. See docs/embed.md.
{
  const script = document.currentScript
  const server = new URL(script.src).origin

  const languages = {
    en: {
      button: 'Ask my AI twin',
      badge: 'AI',
      title: 'AI twin',
      open: 'Open in a new tab',
      close: 'Close',
      blocked: 'The AI twin can’t be shown on this page.',
      chat: 'Chat in a new tab',
    },
    de: {
      button: 'Frag meinen KI-Zwilling',
      badge: 'KI',
      title: 'KI-Zwilling',
      open: 'In neuem Tab öffnen',
      close: 'Schließen',
      blocked: 'Der KI-Zwilling kann auf dieser Seite nicht angezeigt werden.',
      chat: 'In neuem Tab chatten',
    },
  }

  /** A frame that a policy blocks fires no error. */
  const blockedAfterMs = 5000

  // A constructed style sheet, because the page’s Content-Security-Policy may forbid style elements.
  const styles = new CSSStyleSheet()
  styles.replaceSync(`
    :host {
      all: initial;
      display: inline-block;
      color-scheme: light dark;
      --accent: var(--twain-accent, light-dark(#1454a5, #8cc6ff));
      --on-accent: var(--twain-on-accent, light-dark(#fdfeff, #0f2440));
      --surface: var(--twain-surface, light-dark(#fdfeff, #171c26));
      --text: var(--twain-text, light-dark(#1a1614, #e9e6e2));
      --line: var(--twain-line, light-dark(#d8e1ea, #455064));
      font: 500 16px/1.25 var(--twain-font, system-ui, sans-serif);
    }
    :host([hidden]) { display: none; }
    :host([floating]) {
      position: fixed;
      inset-block-end: var(--twain-offset, 20px);
      inset-inline-end: var(--twain-offset, 20px);
      z-index: var(--twain-z-index, 2147483000);
    }
    button, a {
      all: unset;
      box-sizing: border-box;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    :is(button, a):focus-visible, dialog:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .open {
      display: inline-flex;
      align-items: center;
      gap: 10px;
      min-block-size: 48px;
      padding: 8px 20px 8px 14px;
      border-radius: var(--twain-button-radius, 999px);
      background: var(--accent);
      color: var(--on-accent);
      box-shadow: 0 2px 12px rgb(0 0 0 / 0.18);
    }
    .open:dir(rtl) { padding: 8px 14px 8px 20px; }
    .open[aria-expanded='true'] { box-shadow: none; }
    .badge {
      padding: 1px 6px;
      border: 1.5px solid currentColor;
      border-radius: 999px;
      font-size: 12px;
      font-weight: 600;
      letter-spacing: 0.03em;
    }
    dialog {
      all: unset;
      position: fixed;
      inset-block-end: var(--twain-offset, 20px);
      inset-inline-end: var(--twain-offset, 20px);
      box-sizing: border-box;
      display: none;
      grid-template-rows: auto 1fr;
      inline-size: min(400px, 100vw - 2 * var(--twain-offset, 20px));
      block-size: min(640px, 100dvh - 2 * var(--twain-offset, 20px));
      border: 1px solid var(--line);
      border-radius: var(--twain-radius, 16px);
      background: var(--surface);
      color: var(--text);
      box-shadow: 0 12px 40px rgb(0 0 0 / 0.24);
      overflow: hidden;
    }
    dialog:popover-open { display: grid; }
    header {
      display: flex;
      align-items: center;
      gap: 8px;
      padding: 4px 6px 4px 16px;
      border-block-end: 1px solid var(--line);
      font-size: 14px;
    }
    header:dir(rtl) { padding: 4px 16px 4px 6px; }
    .title { flex: 1; }
    header :is(button, a) { display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 8px; }
    header :is(button, a):focus-visible { outline-offset: -3px; }
    svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
    .open svg { inline-size: 24px; block-size: 24px; }
    iframe { inline-size: 100%; block-size: 100%; border: 0; }
    .blocked { display: grid; place-content: center; justify-items: center; gap: 16px; padding: 24px; text-align: center; }
    .blocked p { margin: 0; }
    .blocked a { padding: 12px 20px; border-radius: var(--twain-button-radius, 999px); background: var(--accent); color: var(--on-accent); }
    @media (width < 480px), (height < 480px) {
      dialog { inset: 0; inline-size: 100vw; block-size: 100dvh; border: 0; border-radius: 0; }
    }
    @media (forced-colors: active) {
      .open, dialog { border: 2px solid ButtonBorder; }
    }
    @media print {
      :host([floating]) { display: none; }
    }
  `)

  const icons = {
    ring: 'M17.9 8.6A7 7 0 1 1 15.4 6.1',
    open: 'M14 5h5v5 M19 5l-8 8 M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
    close: 'M6 6l12 12 M18 6L6 18',
  }

  const create = (name, properties = {}, ...children) => {
    const { part, label, ...rest } = properties
    const element = Object.assign(document.createElement(name), rest)
    if (part) element.setAttribute('part', part)
    if (label) element.setAttribute('aria-label', label)
    element.append(...children)
    return element
  }

  const createIcon = (path) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', '0 0 24 24')
    svg.setAttribute('aria-hidden', 'true')
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    line.setAttribute('d', path)
    svg.append(line)
    return svg
  }

  class TwainTwin extends HTMLElement {
    #button
    #dialog
    #language
    #texts
    #page
    #frame = null
    #isReady = false
    #onMessage = ({ origin, source, data }) => {
      if (origin !== server || !this.#frame || source !== this.#frame.contentWindow) return
      if (data?.type === 'twain:close') this.close()
      if (data?.type === 'twain:ready') this.#showFrame()
    }

    connectedCallback() {
      addEventListener('message', this.#onMessage)
      if (this.shadowRoot) return
      this.#language = (this.lang || this.closest('[lang]')?.lang || navigator.language).split('-')[0]
      const texts = languages[this.#language] ?? languages.en
      this.#texts = texts
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [styles]
      const ownLabel = this.getAttribute('label')
      const label = ownLabel ? [ownLabel, create('span', { className: 'badge', textContent: texts.badge })] : [texts.button]
      this.#button = create('button', { type: 'button', className: 'open', part: 'button' }, createIcon(icons.ring), ...label)
      this.#button.setAttribute('aria-haspopup', 'dialog')
      this.#button.setAttribute('aria-expanded', 'false')
      this.#button.addEventListener('click', () => (this.#isOpen() ? this.close() : this.open()))

      this.#page = {
        href: `${server}/twin/${encodeURIComponent(this.getAttribute('username') ?? '')}/chat`,
        target: '_blank',
        rel: 'noopener',
      }
      const link = create('a', { ...this.#page, label: texts.open, title: texts.open }, createIcon(icons.open))
      const close = create('button', { type: 'button', label: texts.close, title: texts.close }, createIcon(icons.close))
      close.addEventListener('click', () => this.close())
      const title = create('span', { className: 'title', textContent: texts.title })
      // In the top layer, the position does not depend on transforms of the page.
      const layer = { part: 'dialog', label: texts.title, popover: 'manual' }
      this.#dialog = create('dialog', layer, create('header', {}, title, link, close))
      this.#dialog.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') this.close()
      })
      root.append(this.#button, this.#dialog)
    }

    disconnectedCallback() {
      removeEventListener('message', this.#onMessage)
    }

    open() {
      if (!this.#frame) {
        const username = encodeURIComponent(this.getAttribute('username') ?? '')
        const title = this.#dialog.getAttribute('aria-label')
        const src = `${server}/embed/${username}?lang=${encodeURIComponent(this.#language)}`
        this.#frame = create('iframe', { src, title, referrerPolicy: 'origin', part: 'frame' })
        this.#dialog.append(this.#frame)
        setTimeout(() => this.#showBlocked(), blockedAfterMs)
      }
      if (!this.#isOpen()) this.#dialog.showPopover()
      this.#button.setAttribute('aria-expanded', 'true')
      this.#frame.focus()
    }

    #showBlocked() {
      if (this.#isReady) return
      const isFocused = this.shadowRoot.activeElement === this.#frame
      const link = create('a', { ...this.#page, textContent: this.#texts.chat })
      this.#dialog.append(create('div', { className: 'blocked', role: 'status' }, create('p', { textContent: this.#texts.blocked }), link))
      this.#frame.hidden = true
      if (isFocused) link.focus()
    }

    /** On a slow connection, the frame loads after the notice. */
    #showFrame() {
      this.#isReady = true
      this.#frame.hidden = false
      this.#dialog.querySelector('.blocked')?.remove()
    }

    #isOpen() {
      return this.#dialog.matches(':popover-open')
    }

    close() {
      if (!this.#isOpen()) return
      this.#dialog.hidePopover()
      this.#button.setAttribute('aria-expanded', 'false')
      this.#button.focus()
    }
  }

  if (!customElements.get('twain-twin')) customElements.define('twain-twin', TwainTwin)

  const { twin, label } = script.dataset
  if (twin) {
    const element = document.createElement('twain-twin')
    element.setAttribute('username', twin)
    element.setAttribute('floating', '')
    if (label) element.setAttribute('label', label)
    const insert = () => document.body.append(element)
    if (document.body) insert()
    else addEventListener('DOMContentLoaded', insert)
  }
}
