import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import type { Editable } from '../editor/content.ts'
import type { Target } from '../editor/document-data.ts'
import { useSiteLanguages, useTranslations } from './language-data.ts'
import type { Translations, TranslationVersion } from './language-words.ts'

/** A version that there is a page of. */
export type ThereVersion = TranslationVersion & { readonly page: NonNullable<TranslationVersion['page']> }

/** The versions of the page that is edited, and which of them is shown beside it. */
export interface Beside {
  /** Null for what has none: a partial, or a page of a site without languages. */
  readonly versions: Translations | null
  /** What a change of the versions is held against. */
  readonly etag: string
  /** The one that is edited; undefined until it is known. */
  readonly own: ThereVersion | undefined
  /** Those that can be shown beside it, the source first. */
  readonly others: readonly ThereVersion[]
  readonly shown: ThereVersion | null
  /** Shows or hides one, as it is to be next time in this browser. */
  readonly onShow: (isShown: boolean) => void
  readonly onChoose: (language: string) => void
}

/** @param kind of the document */
export function useBeside(target: Target, kind: Editable['kind']): Beside {
  const languages = useSiteLanguages(kind === 'page' ? target.site : null).data?.languages ?? []
  const { data } = useTranslations(target, kind === 'page' && languages.length > 0)
  const [isShown, onShow] = useLocalStorage({
    key: 'triptych-beside',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const [chosen, onChoose] = useState<string | null>(null)
  const there = (data?.translations.versions ?? []).filter((version): version is ThereVersion => version.page !== null)
  const own = there.find(({ page }) => page.id === target.documentId)
  const others = there
    .filter((version) => version !== own)
    .toSorted((a, b) => Number(b.status === 'source') - Number(a.status === 'source'))
  // Beside the source there is nothing to translate from, unless its editor asks for it.
  const first = own?.status === 'source' && chosen === null ? undefined : others[0]
  const shown = isShown ? (others.find(({ language }) => language === chosen) ?? first ?? null) : null
  return { versions: data?.translations ?? null, etag: data?.etag ?? '', own, others, shown, onShow, onChoose }
}
