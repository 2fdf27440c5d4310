import type { Editable } from './content.ts'
import type { Target } from './document-data.ts'

/** What the user wrote and did not save, as this browser keeps it. */
export interface LocalCopy {
  readonly content: Editable
  /** The revision that it was written on. */
  readonly revision: number
  /** When it was kept, ISO 8601. */
  readonly at: string
}

const keyOf = ({ site, env, documentId }: Target): string => `triptych-unsaved ${site} ${env} ${documentId}`

/** What is kept of a document; null for nothing. */
export function localCopy(target: Target): LocalCopy | null {
  try {
    const kept = localStorage.getItem(keyOf(target))
    const copy = kept === null ? null : (JSON.parse(kept) as LocalCopy)
    return typeof copy?.content?.zones === 'object' ? copy : null
  } catch {
    return null
  }
}

/** Keeps what was written; where the browser has no room, the warning before leaving has to do. */
export function keepLocally(target: Target, content: Editable, revision: number): void {
  try {
    localStorage.setItem(keyOf(target), JSON.stringify({ content, revision, at: new Date().toISOString() }))
  } catch {}
}

/** Forgets it: it is saved, or not wanted. */
export function forgetLocally(target: Target): void {
  localStorage.removeItem(keyOf(target))
}
