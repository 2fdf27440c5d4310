import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { isStale } from '../../shared/refusal.tsx'
import { deleteDocument, publishDocument, saveDraft, unpublishDocument } from '../editor/document-calls.ts'
import { forgetUnseen } from '../editor/document-changes.ts'
import type { Place } from '../place.ts'
import { afterSaving, clashesOf, type Edits, type Language, nameOfLocale, noEdits, stringsToSave } from './sheet.ts'
import { languageOf, readAgain, takeUpLanguage } from './strings-data.ts'

/** Why a language was not saved. */
export interface SaveFailure {
  readonly locale: string
  readonly error: unknown
}

/** What is written and not saved, and what is being done with which language. */
export function useSheet(place: Place) {
  const queries = useQueryClient()
  const [edits, setEdits] = useState<Edits>(noEdits)
  const latest = useRef(edits)
  latest.current = edits
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [unsaved, setUnsaved] = useState<readonly SaveFailure[]>([])
  const targetOf = ({ documentId }: Language) => ({ ...place, documentId })

  /** @returns the language as it is saved now; null where it was refused */
  const saveOne = async (language: Language): Promise<Language | null> => {
    const { locale, etag } = language
    const sent = latest.current.get(locale)
    if (sent === undefined) return language
    setUnsaved((all) => all.filter((one) => one.locale !== locale))
    try {
      if (clashesOf(language, latest.current).length > 0) throw undecided
      const strings = stringsToSave(language, latest.current)
      const stored = await saveDraft(targetOf(language), etag, { kind: 'strings', locale, strings })
      await takeUpLanguage(queries, place, stored)
      setEdits((all) => afterSaving(all, locale, sent))
      return languageOf(stored)
    } catch (error) {
      setUnsaved((all) => [...all.filter((one) => one.locale !== locale), { locale, error }])
      if (isStale(error)) await readAgain(queries, place)
      return null
    }
  }

  const during = async (locales: readonly string[], work: () => Promise<void>) => {
    setBusy((all) => new Set([...all, ...locales]))
    await work().finally(() => setBusy((all) => new Set([...all].filter((one) => !locales.includes(one)))))
  }

  const save = (languages: readonly Language[]) => {
    const written = languages.filter(({ locale }) => latest.current.has(locale))
    return during(
      written.map(({ locale }) => locale),
      async () => {
        const saved = await Promise.all(written.map(saveOne))
        if (saved.every((one) => one !== null)) notifyDone('Saved as drafts')
      },
    )
  }

  const publish = (language: Language) =>
    during([language.locale], async () => {
      const saved = await saveOne(language)
      if (saved === null) return
      const name = nameOfLanguage(language)
      try {
        await takeUpLanguage(queries, place, await publishDocument(targetOf(saved), saved.etag))
        notifyDone(`${name} was published`)
      } catch (error) {
        notifyProblem(`${name} was not published`, error)
        await readAgain(queries, place)
      }
    })

  const takeDown = async (language: Language) => {
    const name = nameOfLanguage(language)
    const body = 'The texts of this language will no longer be public. The draft is kept and can be published again.'
    if (!(await confirm({ title: `Unpublish ${name}?`, body, action: 'Unpublish' }))) return
    await during([language.locale], async () => {
      try {
        await takeUpLanguage(queries, place, await unpublishDocument(targetOf(language), language.etag))
        notifyDone(`${name} was unpublished`)
      } catch (error) {
        notifyProblem(`${name} was not unpublished`, error)
        await readAgain(queries, place)
      }
    })
  }

  const remove = async (language: Language) => {
    const name = nameOfLanguage(language)
    const gone = language.state === 'draft' ? 'will be deleted' : 'will be unpublished and deleted'
    const body = `${name} ${gone} with all of its texts. If the language is added again, its history continues.`
    if (!(await confirm({ title: `Delete ${name}?`, body, action: 'Delete' }))) return
    await during([language.locale], async () => {
      try {
        const hidden =
          language.state === 'draft' ? language : await unpublishDocument(targetOf(language), language.etag)
        await deleteDocument(targetOf(language), hidden.etag)
        setEdits((all) => new Map([...all].filter(([locale]) => locale !== language.locale)))
        forgetUnseen(queries, place)
        notifyDone(`${name} was deleted`)
      } catch (error) {
        notifyProblem(`${name} was not deleted`, error)
      }
      await readAgain(queries, place)
    })
  }

  return { edits, setEdits, busy, unsaved, setUnsaved, save, publish, takeDown, remove }
}

export type Sheet = ReturnType<typeof useSheet>

const undecided = { title: 'Resolve the conflicts first', status: 412, code: 'undecided' }

/** What people call a language. */
export function nameOfLanguage({ locale }: Pick<Language, 'locale'>): string {
  return nameOfLocale(locale) ?? locale
}
