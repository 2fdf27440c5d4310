import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../shared/problem.ts'
import { alike, type Editable } from './content.ts'
import { createDocument, saveDraft } from './document-calls.ts'
import { takeUp } from './document-changes.ts'
import { keyOfDocument, readDocument, type StoredDocument, type Target } from './document-data.ts'
import { type Faults, faultsOf, noFaults } from './faults.ts'

/** Something that did not work, and what it was. */
export interface Failure {
  readonly what: string
  readonly error: unknown
}

/** One thing that is done to a document. */
export interface Action {
  /** Which button waits. */
  readonly name: string
  /** What is said when it does not work: `The page is not published`. */
  readonly failed: string
  readonly call: (etag: string) => Promise<StoredDocument>
  /** Whether what is in the form is given up for what comes back. */
  readonly replaces?: boolean
}

/** Whether something was done; not, because another user saved meanwhile; or not for another reason, which is said. */
export type Outcome = 'done' | 'conflict' | 'failed'

/** A document as the surface has it and as the form has it, and the way from one to the other. */
export interface Draft {
  /** The state that the form builds on. */
  readonly stored: StoredDocument
  readonly content: Editable
  readonly dirty: boolean
  /** Another one after the content was exchanged as a whole: what fields keep of their own is old then. */
  readonly epoch: number
  /** The name of what is being done. */
  readonly busy: string | null
  readonly failure: Failure | null
  readonly faults: Faults
  /** What another user saved meanwhile; null where none did. */
  readonly theirs: StoredDocument | null
  /** Whether another user deleted it meanwhile. */
  readonly gone: boolean
  change(next: (now: Editable) => Editable): void
  setFaults(next: (now: Faults) => Faults): void
  /** Says that a part of the form holds what cannot be saved; null that it can be again. */
  setInvalid(part: string, message: string | null): void
  save(): Promise<Outcome>
  /** Saves what is in the form over what another user saved. */
  saveOver(theirs: StoredDocument): Promise<Outcome>
  /** Gives up what is in the form, for what another user saved or for what was saved before. */
  giveUp(): void
  /** Puts other content into the form, which was written on a revision. */
  resume(content: Editable, revision: number): void
  /** Saves what is not saved, then does it. */
  act(action: Action): Promise<Outcome>
  /** Makes a document that is gone again from what is in the form. @returns its id; null where that did not work */
  makeAnew(): Promise<string | null>
}

/** The content of a document that was checked to be editable. */
export function contentOf({ document }: StoredDocument): Editable {
  return document.content as unknown as Editable
}

function revisionOf({ document }: StoredDocument): number {
  return document.draft.revision
}

/**
 * @param latest the document as it was read last; what is in the form survives when it changes
 * @param missed whether it was not there when it was asked for last
 */
export function useDraft(target: Target, latest: StoredDocument, missed: boolean): Draft {
  const queries = useQueryClient()
  const [stored, setStored] = useState(latest)
  const [content, setContent] = useState(() => contentOf(latest))
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [faults, setFaults] = useState(noFaults)
  const [theirs, setTheirs] = useState<StoredDocument | null>(null)
  const [refusedAsGone, setRefusedAsGone] = useState(false)
  const [invalid, setInvalidParts] = useState<ReadonlyMap<string, string>>(new Map())
  const [epoch, setEpoch] = useState(0)
  const exchange = (other: Editable) => {
    setContent(other)
    setInvalidParts(new Map())
    setEpoch((count) => count + 1)
  }
  const now = useRef({ stored, content, busy })
  now.current = { stored, content, busy }
  const dirty = invalid.size > 0 || !alike(content, contentOf(stored))
  const wasDirty = useRef(dirty)
  wasDirty.current = dirty

  useEffect(() => {
    const base = now.current.stored
    setRefusedAsGone(false)
    if (latest.etag === base.etag || now.current.busy !== null || revisionOf(latest) < revisionOf(base)) return
    if (revisionOf(latest) === revisionOf(base)) setStored(latest)
    else if (wasDirty.current) setTheirs(latest)
    else {
      setStored(latest)
      setContent(contentOf(latest))
      setEpoch((count) => count + 1)
    }
  }, [latest])

  const settle = async (taken: StoredDocument, sent: Editable, replaces = false) => {
    await takeUp(queries, target, taken)
    now.current.stored = taken
    setStored(taken)
    setTheirs(null)
    setRefusedAsGone(false)
    setFaults(noFaults)
    // What was typed while the answer was awaited stays.
    if (!replaces && !alike(now.current.content, sent)) return
    now.current.content = contentOf(taken)
    if (replaces) exchange(contentOf(taken))
    else setContent(contentOf(taken))
  }

  /** Where only what is public changed, no words are at stake, and it is tried again. */
  const heldAgainst = async (base: StoredDocument, call: (etag: string) => Promise<StoredDocument>) => {
    try {
      return await call(base.etag)
    } catch (error) {
      if (problemOf(error).status !== 412) throw error
      const newer = await readDocument(target)
      setRefusedAsGone(false)
      if (revisionOf(newer) === revisionOf(base)) return await call(newer.etag)
      setTheirs(newer)
      throw error
    }
  }

  const put = async (base: StoredDocument) => {
    const sent = now.current.content
    try {
      const taken = await heldAgainst(base, (etag) => saveDraft(target, etag, sent))
      await settle(taken, sent)
    } catch (error) {
      setFaults(faultsOf(error, sent))
      throw error
    }
  }

  const working = async (name: string, failed: string, work: () => Promise<void>): Promise<Outcome> => {
    if (now.current.busy !== null) return 'failed'
    now.current.busy = name
    setBusy(name)
    setFailure(null)
    try {
      await work()
      return 'done'
    } catch (error) {
      setFailure({ what: failed, error })
      if (problemOf(error).status === 404) setRefusedAsGone(true)
      return problemOf(error).status === 412 ? 'conflict' : 'failed'
    } finally {
      now.current.busy = null
      setBusy(null)
    }
  }

  const notSaved = 'Couldn’t save'
  const demandValid = () => {
    const message = [...invalid.values()][0]
    if (message !== undefined) throw new Error(message)
  }
  const isSaved = () => alike(now.current.content, contentOf(now.current.stored))
  return {
    stored,
    content,
    dirty,
    epoch,
    busy,
    failure,
    faults,
    theirs,
    gone: missed || refusedAsGone,
    change: (next) => setContent(next),
    setFaults: (next) => setFaults(next),
    setInvalid: (part, message) =>
      setInvalidParts((parts) => {
        if ((parts.get(part) ?? null) === message) return parts
        const others = [...parts].filter(([one]) => one !== part)
        return new Map(message === null ? others : [...others, [part, message]])
      }),
    save: () =>
      working('save', notSaved, async () => {
        demandValid()
        if (!isSaved()) await put(now.current.stored)
      }),
    saveOver: (over) =>
      working('save', notSaved, async () => {
        demandValid()
        await put(over)
      }),
    giveUp: () => {
      const kept = theirs ?? now.current.stored
      setStored(kept)
      exchange(contentOf(kept))
      setTheirs(null)
      setFaults(noFaults)
      setFailure(null)
    },
    resume: (written, revision) => {
      exchange(written)
      if (revision !== revisionOf(now.current.stored)) setTheirs(now.current.stored)
    },
    act: ({ name, failed, call, replaces = false }) =>
      working(name, failed, async () => {
        if (!replaces) demandValid()
        if (!replaces && !isSaved()) await put(now.current.stored)
        const sent = now.current.content
        try {
          await settle(await heldAgainst(now.current.stored, call), sent, replaces)
        } catch (error) {
          setFaults(faultsOf(error, sent))
          throw error
        }
      }),
    makeAnew: async () => {
      const outcome = await working('make', 'Couldn’t recreate', async () => {
        demandValid()
        const sent = now.current.content
        await settle(await createDocument(target, sent), sent)
      })
      if (outcome === 'done') return now.current.stored.document.id
      // Another user may have been faster in that too: then it is there, and is theirs.
      void queries.invalidateQueries({ queryKey: keyOfDocument(target), exact: true })
      return null
    },
  }
}
