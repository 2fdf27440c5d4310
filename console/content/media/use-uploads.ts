import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type MediaFile, mediaQueries, sendMedia } from './media-calls.ts'

/** How far an upload is. */
export type UploadState =
  | { readonly is: 'waiting' }
  | { readonly is: 'sending'; readonly sent: number }
  | { readonly is: 'done'; readonly stored: MediaFile }
  | { readonly is: 'cancelled' }
  | { readonly is: 'failed'; readonly error: unknown }

/** A file on its way. */
export interface Upload {
  readonly id: number
  readonly file: File
  readonly key: string
  /** Whether it replaces what is at its key. */
  readonly over: boolean
  readonly state: UploadState
}

export interface Uploads {
  readonly list: readonly Upload[]
  /** Whether any is not through yet. */
  readonly busy: boolean
  add(files: readonly { readonly file: File; readonly key: string; readonly over?: boolean }[]): void
  /** Restarts one, as it was or otherwise. */
  again(id: number, change?: Partial<Pick<Upload, 'key' | 'over'>>): void
  cancel(id: number): void
  /** Forgets those that are through. */
  clear(): void
}

/** Files at once: more only share the line. */
const AT_ONCE = 3

/** The uploads of a page: a few at a time, each with its own progress and fate. */
export function useUploads(site: string): Uploads {
  const queries = useQueryClient()
  const [list, setList] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)
  const set = (id: number, change: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))

  const send = async ({ id, file, key, over }: Upload) => {
    const aborter = new AbortController()
    running.current.set(id, aborter)
    set(id, { state: { is: 'sending', sent: 0 } })
    const onSent = (sent: number) => set(id, { state: { is: 'sending', sent } })
    try {
      const stored = await sendMedia({ site, key, file, over, signal: aborter.signal, onSent })
      set(id, { state: { is: 'done', stored } })
    } catch (error) {
      set(id, { state: aborter.signal.aborted ? { is: 'cancelled' } : { is: 'failed', error } })
    }
    running.current.delete(id)
    if (running.current.size === 0) await queries.invalidateQueries({ queryKey: mediaQueries })
  }

  useEffect(() => {
    const due = list.filter(({ id, state }) => state.is === 'waiting' && !running.current.has(id))
    for (const upload of due.slice(0, AT_ONCE - running.current.size)) void send(upload)
  })
  useEffect(() => {
    const ongoing = running.current
    return () => {
      for (const aborter of ongoing.values()) aborter.abort()
    }
  }, [])

  return {
    list,
    busy: list.some(({ state }) => state.is === 'waiting' || state.is === 'sending'),
    add: (files) => {
      const waiting = files.map(
        ({ file, key, over = false }): Upload => ({ id: ++lastId.current, file, key, over, state: { is: 'waiting' } }),
      )
      setList((all) => [...all, ...waiting])
    },
    again: (id, change = {}) => set(id, { ...change, state: { is: 'waiting' } }),
    cancel: (id) => {
      const aborter = running.current.get(id)
      if (aborter === undefined) set(id, { state: { is: 'cancelled' } })
      else aborter.abort()
    },
    clear: () => setList((all) => all.filter(({ state }) => state.is !== 'done' && state.is !== 'cancelled')),
  }
}
