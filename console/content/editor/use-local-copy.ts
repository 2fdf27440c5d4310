import { useEffect, useState } from 'react'
import { alike, type Editable } from './content.ts'
import type { Target } from './document-data.ts'
import { forgetLocally, keepLocally, type LocalCopy, localCopy } from './local-copy.ts'

/** Milliseconds after the last key before what is written is kept. */
const PAUSE = 300

export interface EditedContent {
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
