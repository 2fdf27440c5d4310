import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../api.ts'
import { readJson, withChange, withValue } from './json-edit.ts'
import { type Refusal, refusalOf } from './refusal.ts'

const configKey = api.queryOptions('get', '/api/config').queryKey

/** What the user writes, beside the file that it was written from. */
export interface Draft {
  /** The file as it was when this began. */
  readonly base: string
  readonly text: string
}

/** The one config that the forms and the JSON show, and what became of saving it. */
export interface ConfigDraft extends Draft {
  /** What the text holds; undefined while it is not JSON. */
  readonly value: unknown
  readonly changed: boolean
  readonly refusal: Refusal | null
  /** Why it could not be saved, where that is not about the text. */
  readonly error: unknown
  readonly saving: boolean
  /** The file as another user has made it meanwhile, which a save would overwrite. */
  readonly theirs: string | null
  /** What was saved last on this page. */
  readonly saved: Draft | null
  write(text: string): void
  /** Turns the value at a path into another one. */
  change(path: readonly (string | number)[], before: unknown, after: unknown): void
  add(path: readonly (string | number)[], value: unknown): void
  discard(): void
  /** @param over whether to overwrite what another user wrote */
  save(over?: boolean): Promise<void>
  /** The file is another one now, by a restore. */
  took(text: string): Promise<void>
  forgetSaved(): void
}

/** @param file as last read from the bridge */
export function useConfig(file: string): ConfigDraft {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Draft>({ base: file, text: file })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [saving, setSaving] = useState(false)
  const [saved, setSaved] = useState<Draft | null>(null)
  const changed = draft.text !== draft.base
  // Nothing of one's own is lost by taking the newer file.
  if (file !== draft.base && (!changed || file === draft.text) && !saving) setDraft({ base: file, text: file })

  const write = (text: string) => {
    setError(null)
    setDraft((now) => ({ ...now, text }))
  }
  const edit = (make: (text: string) => string) => {
    setError(null)
    setDraft((now) => (readJson(now.text) === undefined ? now : { ...now, text: make(now.text) }))
  }
  const took = async (text: string) => {
    // An answer from before would turn the page back.
    await queries.cancelQueries({ queryKey: configKey })
    queries.setQueryData(configKey, { content: text })
    for (const path of ['/api/config/backups', '/api/plugins', '/api/bridge'] as const) {
      void queries.invalidateQueries({ queryKey: ['get', path] })
    }
    setSaved((before) => ({ base: before?.base ?? draft.base, text }))
    // What was written while this was under way is not saved yet.
    setDraft((now) => ({ base: text, text: now.text === draft.text ? text : now.text }))
    setRefusal(null)
    setError(null)
  }
  const save = async (over = false) => {
    setSaving(true)
    setError(null)
    setRefusal(null)
    try {
      const now = await client.GET('/api/config')
      if (now.error !== undefined) throw now.error
      const there = now.data.content
      // Another user wrote the same, or the answer to an earlier save got lost.
      if (there === draft.text) return await took(draft.text)
      if (there !== draft.base && !over) {
        queries.setQueryData(configKey, now.data)
        return
      }
      const { error: refused } = await client.POST('/api/config', { body: { content: draft.text } })
      if (refused !== undefined) throw refused
      await took(draft.text)
    } catch (reason) {
      const about = refusalOf(reason, draft.text)
      setRefusal(about)
      setError(about === null ? reason : null)
    } finally {
      setSaving(false)
    }
  }
  return {
    ...draft,
    value: readJson(draft.text),
    changed,
    refusal,
    error,
    saving,
    theirs: changed && file !== draft.base && file !== draft.text ? file : null,
    saved,
    write,
    change: (path, before, after) => edit((text) => withChange(text, [...path], before, after)),
    add: (path, value) => edit((text) => withValue(text, [...path], value)),
    discard: () => {
      setDraft({ base: file, text: file })
      setRefusal(null)
      setError(null)
    },
    save,
    took,
    forgetSaved: () => setSaved(null),
  }
}
