import { useEffect, useState } from 'react'
import { alike, type Editable } from './content.ts'
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

/** Milliseconds after the last key before what is written is kept. */
const PAUSE = 300

interface EditedContent {
  readonly content: Editable
  readonly revision: number
  readonly dirty: boolean
}

/**
 * Keeps what is written and not saved in the browser, so that a reload or a crash takes nothing.
 *
 * @returns what was kept before and is not decided about yet, and the decision
 */
export function useLocalCopy(target: Target, { content, revision, dirty }: EditedContent) {
  const [offer, setOffer] = useState<LocalCopy | null>(() => {
    const copy = localCopy(target)
    return copy !== null && !alike(copy.content, content) ? copy : null
  })
  const { site, env, documentId } = target
  useEffect(() => {
    if (offer !== null) return
    const place = { site, env, documentId }
    if (!dirty) {
      forgetLocally(place)
      return
    }
    const keep = () => keepLocally(place, content, revision)
    const timer = setTimeout(keep, PAUSE)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [offer, dirty, content, revision, site, env, documentId])
  return { offer, decide: () => setOffer(null) }
}
