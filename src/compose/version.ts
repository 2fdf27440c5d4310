import { readFileSync } from 'node:fs'

/** The version of Triptych. Both `package.json` above `src/` and the one above `dist/src/` tell it. */
export function readVersion(): string {
  for (const place of ['../../package.json', '../../../package.json']) {
    try {
      return (JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8')) as { version: string }).version
    } catch {}
  }
  return 'unknown'
}
