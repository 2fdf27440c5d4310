import type { LogEntry } from '../../../generated/bridge/stream-client.ts'

export interface WarningEntry extends LogEntry {
  /** How many more its plugin has made. */
  readonly more: number
}

/** The newest warning or error of each plugin, the newest first. @param entries the oldest first */
export function newestWarnings(entries: readonly LogEntry[]): readonly WarningEntry[] {
  const found = new Map<string, WarningEntry>()
  for (const entry of entries.toReversed()) {
    if (entry.level !== 'warn' && entry.level !== 'error') continue
    const known = found.get(entry.plugin)
    found.set(entry.plugin, known === undefined ? { ...entry, more: 0 } : { ...known, more: known.more + 1 })
  }
  return [...found.values()]
}

/** What a stack or a long text begins with, without the colours that it had in a terminal. */
export function firstLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are
  return text.replace(/\u001b\[[0-9;]*m/g, '').split('\n', 1)[0] ?? ''
}
