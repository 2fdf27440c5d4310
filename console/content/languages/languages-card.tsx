import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { isProblem } from '../../shared/problem.ts'
import { isStale, Refusal } from '../../shared/refusal.tsx'
import { refreshLanguages, saveLanguages, useSiteLanguages } from './language-data.ts'
import { LanguageRow } from './language-row.tsx'
import { faultOfTag, fieldsOf, type LanguageFields, languagesOf, type SiteLanguage, tagOf } from './language-words.ts'

/** In which languages a site is, for administrators to choose. */
export function LanguagesCard({ site }: { readonly site: string }) {
  const query = useSiteLanguages(site)
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: ({ etag, languages }: { readonly etag: string; readonly languages: SiteLanguage[] }) =>
      saveLanguages(site, etag, languages),
    onSuccess: async () => {
      await refreshLanguages(queries, site)
      notifyDone('Saved')
    },
    // The form begins anew with what the other user saved, and the refusal stays above it.
    onError: (error) => isStale(error) && refreshLanguages(queries, site),
  })
  return (
    <Card
      title="Languages"
      about="Pages can have a version in each language. The first one is what the site is written in."
    >
      <Loaded query={query}>
        {({ languages, etag }) => (
          <LanguagesForm
            key={etag}
            languages={languages}
            error={save.error}
            isSaving={save.isPending}
            onChange={save.reset}
            onSave={(next) => save.mutate({ etag, languages: next })}
          />
        )}
      </Loaded>
    </Card>
  )
}

/** A refusal without the errors that the fields show. */
function withoutFields(error: unknown): unknown {
  if (!isProblem(error)) return error
  return { ...error, errors: error.errors?.filter(({ name }) => !name.startsWith('languages/')) ?? [] }
}

/** As many as a site may have. */
const MOST = 50

interface Row extends LanguageFields {
  /** Which row it is, wherever it is moved to. */
  readonly id: number
}

interface LanguagesFormProps {
  readonly languages: readonly SiteLanguage[]
  /** Why they were not saved. */
  readonly error: unknown
  readonly isSaving: boolean
  readonly onChange: () => void
  readonly onSave: (languages: SiteLanguage[]) => void
}

function LanguagesForm({ languages, error, isSaving, onChange, onSave }: LanguagesFormProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => fieldsOf(languages).map((fields, id) => ({ ...fields, id })))
  const [tried, setTried] = useState(false)
  const change = (next: readonly Row[]) => {
    setRows(next)
    // What was refused names rows by their place.
    onChange()
  }
  const add = () => {
    setTried(false)
    change([...rows, { id: 1 + Math.max(-1, ...rows.map(({ id }) => id)), code: '', prefix: '', fallback: '' }])
  }
  const moveUp = (index: number) => {
    const [row] = rows.slice(index, index + 1)
    if (row !== undefined)
      change([...rows.slice(0, index - 1), row, ...rows.slice(index - 1).filter((one) => one !== row)])
  }
  const faults = rows.map((_row, index) => faultOfTag(rows, index))
  const isChanged = JSON.stringify(languagesOf(rows)) !== JSON.stringify(languagesOf(fieldsOf(languages)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.every((fault) => fault === null)) onSave(languagesOf(rows))
  }
  return (
    <Stack component="form" onSubmit={submit} gap="md">
      {rows.length > 0 && (
        <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Languages of this site">
          {rows.map((row, index) => (
            <LanguageRow
              key={row.id}
              fields={row}
              index={index}
              others={rows.filter((one) => one !== row).map(({ code }) => tagOf(code))}
              fault={tried ? (faults[index] ?? null) : null}
              error={error}
              onChange={(fields) => change(rows.map((one) => (one === row ? { ...row, ...fields } : one)))}
              onMoveUp={() => moveUp(index)}
              onRemove={() => change(rows.filter((one) => one !== row))}
            />
          ))}
        </Stack>
      )}
      {languages.length > 0 && (
        <Text size="sm" c="dimmed">
          Changes take effect at once, in every environment. A language cannot be removed while pages are in it.
        </Text>
      )}
      <Refusal what="The languages were not saved" error={withoutFields(error)} />
      <Group gap="sm">
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add} disabled={rows.length >= MOST}>
          Add language
        </Button>
        {(rows.length > 0 || languages.length > 0) && (
          <Button type="submit" variant="default" disabled={!isChanged} loading={isSaving}>
            Save
          </Button>
        )}
      </Group>
    </Stack>
  )
}
