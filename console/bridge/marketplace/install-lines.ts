import type { LogEntry } from '../../../generated/bridge/stream-client.ts'

/** What the bridge said of the last installation of a plugin: its log entries since that began, in order. */
export function installLines(entries: readonly LogEntry[], name: string): LogEntry[] {
  const said = entries.filter(({ plugin, message }) => plugin === 'bridge' && isAbout(message, name))
  const start = said.findLastIndex(({ message }) => message.startsWith(`installing ${name} `))
  return start === -1 ? [] : said.slice(start)
}

function isAbout(message: string, name: string): boolean {
  return message.split(/[\s:]+/).includes(name)
}

/** The name in `name`, `name@1.2.3` or `@scope/name@tag`. */
export function nameIn(spec: string): string {
  const at = spec.indexOf('@', 1)
  return at === -1 ? spec : spec.slice(0, at)
}
