// Runs before the first paint, so that a chosen dark theme does not flash light.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked, so no theme was chosen.
}

// Tells the script of the website that no policy blocks the frame of the embedded twin.
if (location.pathname.startsWith('/embed/')) parent.postMessage({ type: 'twain:ready' }, '*')

// Preloads the screen's files, two at a time so that they don't slow down the app.
{
  const list = document.getElementById('screen-files')?.textContent
  const { files = [], screens = [], texts = {} } = list ? JSON.parse(list) : {}
  const parts = location.pathname.split('/')
  const matchesPath = ([path]) => {
    const wanted = path.split('/')
    return wanted.length === parts.length && wanted.every((part, index) => (part === ':' ? parts[index] !== '' : part === parts[index]))
  }
  let chosen = null
  try {
    chosen = localStorage.getItem('locale')
  } catch {
    // Storage is blocked, so the browser's language applies.
  }
  const languages = [chosen, ...navigator.languages.map((tag) => tag.split('-')[0]), 'en']
  const text = texts[languages.find((language) => language && Object.hasOwn(texts, language))]
  const wanted = [...(text ? [text] : []), ...(screens.find(matchesPath)?.[1] ?? []).map((number) => files[number])]

  const preloadNext = () => {
    const file = wanted.shift()
    if (!file) return
    const link = Object.assign(document.createElement('link'), { href: `/${file}`, onload: preloadNext, onerror: preloadNext })
    if (file.endsWith('.js')) link.rel = 'modulepreload'
    // Vite adds style sheets with `crossorigin`, and a preload of another mode would be fetched twice.
    else Object.assign(link, { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'fetch', crossOrigin: 'anonymous' })
    document.head.append(link)
  }
  preloadNext()
  preloadNext()
}
