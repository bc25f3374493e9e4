const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "812 bytes", "4 kB", "1.2 MB". */
export function formatFileSize(bytes: number, locale: string): string {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), units.length - 1)
  const value = bytes / 1000 ** step
  const maximumFractionDigits = step > 1 && value < 10 ? 1 : 0
  // The short form of "byte" has no plural.
  const unitDisplay = step === 0 ? 'long' : 'short'
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[step], unitDisplay, maximumFractionDigits }).format(value)
}
