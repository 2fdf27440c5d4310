import { useEffect, useState } from 'react'

const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago, or in how long: `3 hours ago`. */
function ago(time: number, now = Date.now()): string {
  const seconds = Math.round((time - now) / 1000)
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
  return unit === 'second' && Math.abs(seconds) < 45 ? 'just now' : relative.format(Math.trunc(seconds / size), unit)
}

/** A date and time in the reader's zone. */
export function inFull(iso: string): string {
  return full.format(new Date(iso))
}

/** A moment as people say it; the exact one is its title. @param at ISO 8601 */
export function Moment({ at }: { readonly at: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={at} title={inFull(at)}>
      {ago(Date.parse(at), now)}
    </time>
  )
}
