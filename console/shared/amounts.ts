const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Bytes as people read them, in steps of 1,000: `12.3 MB`. */
export function bytes(count: number): string {
  const step = count < 1000 ? 0 : Math.min(Math.floor(Math.log10(count) / 3), units.length - 1)
  const value = count / 1000 ** step
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[step]}`
}

/** Seconds as people read them: `3 d 4 h`, `12 min`. */
export function duration(seconds: number): string {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
  return minutes > 0 ? `${minutes} min` : `${Math.floor(seconds)} s`
}
