// Runs before anything is painted: the page must not begin light for somebody who chose dark.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Nothing can be stored here, so nothing was chosen.
}
