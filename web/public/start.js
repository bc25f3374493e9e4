// Runs before anything is painted: the page must not begin light for somebody who chose dark.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Nothing can be stored here, so nothing was chosen.
}

// Asks for the files of the screen at this address, which the program would ask for only once it is there itself. Two at a time: on a
// slow line the program shares the line with them, and nothing can begin without it.
{
  const list = document.getElementById('screen-files')?.textContent
  const { files = [], screens = [], texts = {} } = list ? JSON.parse(list) : {}
  const parts = location.pathname.split('/')
  const leadsHere = ([path]) => {
    const wanted = path.split('/')
    return wanted.length === parts.length && wanted.every((part, index) => (part === ':' ? parts[index] !== '' : part === parts[index]))
  }
  let chosen = null
  try {
    chosen = localStorage.getItem('locale')
  } catch {
    // The language of the browser is what there is.
  }
  const languages = [chosen, ...navigator.languages.map((tag) => tag.split('-')[0]), 'en']
  const text = texts[languages.find((language) => language && Object.hasOwn(texts, language))]
  const wanted = [...(text ? [text] : []), ...(screens.find(leadsHere)?.[1] ?? []).map((number) => files[number])]

  const preloadNext = () => {
    const file = wanted.shift()
    if (!file) return
    const link = Object.assign(document.createElement('link'), { href: `/${file}`, onload: preloadNext, onerror: preloadNext })
    if (file.endsWith('.js')) link.rel = 'modulepreload'
    else
      Object.assign(
        link,
        file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' },
      )
    document.head.append(link)
  }
  preloadNext()
  preloadNext()
}
