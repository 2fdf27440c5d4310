import { Button, Group, Kbd, Select, Text, TextInput } from '@mantine/core'
import { IconLanguage, IconPlus, IconSearch } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { isStale, Refusal } from '../../shared/refusal.tsx'
import { useUnsaved } from '../../shared/unsaved.tsx'
import { AddKey } from './add-forms.tsx'
import { Clashes } from './clashes.tsx'
import { LanguageHead } from './language-head.tsx'
import { LargerField } from './larger-field.tsx'
import {
  clashesOf,
  countEdits,
  keysOf,
  type Language,
  missingIn,
  noEdits,
  removeKey,
  restoreKey,
  savedText,
  write,
} from './sheet.ts'
import { StringsGrid } from './strings-grid.tsx'
import { nameOfLanguage, type Sheet } from './use-sheet.ts'

const everything = { words: '', only: 'all' }

/** The texts of every language beside one another, and the tools over them. */
export function StringsSheet({ languages, sheet }: { readonly languages: readonly Language[]; readonly sheet: Sheet }) {
  const { edits, setEdits, unsaved } = sheet
  const [filter, setFilter] = useState(everything)
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const [adding, setAdding] = useState(false)
  const [larger, setLarger] = useState<{ readonly locale: string; readonly key: string } | null>(null)
  const latest = useRef(languages)
  latest.current = languages
  const count = countEdits(edits)
  // Where texts clash, they say it themselves.
  const clashing = new Set(languages.filter((one) => clashesOf(one, edits).length > 0).map(({ locale }) => locale))
  const failures = unsaved.filter(({ locale, error }) => edits.has(locale) && !(clashing.has(locale) && isStale(error)))
  useUnsaved(count > 0)
  const all = useMemo(() => keysOf(languages, edits, added, everything), [languages, edits, added])
  const keys = useMemo(() => keysOf(languages, edits, added, filter), [languages, edits, added, filter])

  const withLanguage = useCallback((locale: string, change: (language: Language) => void) => {
    const language = latest.current.find((one) => one.locale === locale)
    if (language !== undefined) change(language)
  }, [])
  const onWrite = useCallback(
    (locale: string, key: string, text: string) =>
      withLanguage(locale, (language) => setEdits((now) => write(now, language, key, text))),
    [withLanguage, setEdits],
  )
  const onRevert = useCallback(
    (locale: string, key: string) =>
      withLanguage(locale, (language) => setEdits((now) => write(now, language, key, savedText(language, key) ?? ''))),
    [withLanguage, setEdits],
  )
  const onLarger = useCallback((locale: string, key: string) => setLarger({ locale, key }), [])
  const drop = (key: string) => setAdded((now) => new Set([...now].filter((one) => one !== key)))
  const discard = async () => {
    const body = count === 1 ? 'The unsaved text will be lost.' : `${count} unsaved texts will be lost.`
    if (await confirm({ title: 'Discard unsaved changes?', body, action: 'Discard' })) setEdits(noEdits)
  }

  return (
    <>
      <Clashes languages={languages} sheet={sheet} />
      {failures.map(({ locale, error }) => (
        <Refusal
          key={locale}
          what={`${nameOfLanguage({ locale })} was not saved. Your changes are kept here`}
          error={error}
        />
      ))}
      <Card padded={false}>
        <Group px="md" py="md" gap="sm" align="flex-end">
          <TextInput
            flex="1 1 12rem"
            maw={340}
            aria-label="Find a key or a text"
            placeholder="Find a key or a text"
            leftSection={<IconSearch size={16} />}
            value={filter.words}
            onChange={(event) => setFilter({ ...filter, words: event.currentTarget.value })}
          />
          <Select
            flex="0 1 14rem"
            aria-label="Filter rows"
            value={filter.only}
            onChange={(only) => setFilter({ ...filter, only: only ?? 'all' })}
            allowDeselect={false}
            data={[
              { value: 'all', label: 'All rows' },
              { value: 'missing', label: 'Missing somewhere' },
              ...languages.map((one) => ({
                value: `missing:${one.locale}`,
                label: `Missing in ${nameOfLanguage(one)}`,
              })),
              { value: 'unsaved', label: 'Not saved' },
            ]}
          />
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
            Add key
          </Button>
          <Group gap="sm" ms="auto">
            {count > 0 && (
              <Button variant="subtle" color="gray" onClick={discard}>
                Discard
              </Button>
            )}
            <Button disabled={count === 0} loading={sheet.busy.size > 0} onClick={() => sheet.save(languages)}>
              {count === 0 ? 'Save' : `Save ${count} ${count === 1 ? 'text' : 'texts'}`}
            </Button>
          </Group>
        </Group>
        {keys.length === 0 ? (
          <NoRows none={all.length === 0} />
        ) : (
          <StringsGrid
            languages={languages}
            keys={keys}
            edits={edits}
            head={(language) => (
              <LanguageHead language={language} sheet={sheet} missing={missingIn(language, all, edits)} />
            )}
            onWrite={onWrite}
            onRevert={onRevert}
            onLarger={onLarger}
            onRestore={(key) => setEdits((now) => restoreKey(now, key))}
            onRemove={(key) => {
              drop(key)
              setEdits((now) => removeKey(now, languages, key))
            }}
          />
        )}
        <Text size="xs" c="dimmed" px="md" py="xs" style={{ borderTop: '1px solid var(--line)' }}>
          {keys.length} of {all.length} keys. <Kbd size="xs">Enter</Kbd> moves down, <Kbd size="xs">Shift Enter</Kbd>{' '}
          up, <Kbd size="xs">Tab</Kbd> to the next language, <Kbd size="xs">F2</Kbd> to a larger field,{' '}
          <Kbd size="xs">Esc</Kbd> cancels.
        </Text>
      </Card>
      {adding && (
        <AddKey
          taken={(key) => all.includes(key)}
          onAdd={(key) => {
            setAdded((now) => new Set([...now, key]))
            setFilter({ words: key, only: 'all' })
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <LargerField
        languages={languages}
        edits={edits}
        cell={larger}
        onWrite={onWrite}
        onClose={() => setLarger(null)}
      />
    </>
  )
}

function NoRows({ none }: { readonly none: boolean }) {
  return none ? (
    <EmptyState icon={IconLanguage} title="No texts yet">
      Add a key and enter its text in each language.
    </EmptyState>
  ) : (
    <EmptyState icon={IconSearch} title="No matches">
      Try other words, or show all rows.
    </EmptyState>
  )
}
