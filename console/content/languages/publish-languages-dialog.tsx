import { Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormButtons } from '../../shared/form-dialog.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { isStale, Refusal } from '../../shared/refusal.tsx'
import { outcomesIn } from '../bulk/bulk-data.ts'
import { outcomeInWords } from '../bulk/bulk-words.ts'
import type { Target } from '../editor/document-data.ts'
import { warnOfLinks } from '../links/uses.tsx'
import { warnOfSchedules } from '../releases/warn-of-schedules.ts'
import { publishTranslations, refreshPages, useTranslations } from './language-data.ts'
import { nameOfLanguage, type TranslationVersion } from './language-words.ts'
import { VersionBadges } from './version-badges.tsx'

export interface PublishLanguagesDialogProps {
  /** Any version of the page. */
  readonly target: Target
  readonly onClose: () => void
}

/** Publishes the versions of a page that are not public as they are, or some of them: all that are chosen, or none. */
export function PublishLanguagesDialog({ target, onClose }: PublishLanguagesDialogProps) {
  const query = useTranslations(target)
  return (
    <Modal opened onClose={onClose} title="Publish languages">
      <Loaded query={query}>
        {({ translations, etag }) => (
          <Choice target={target} versions={translations.versions} etag={etag} onClose={onClose} />
        )}
      </Loaded>
    </Modal>
  )
}

interface ChoiceProps extends PublishLanguagesDialogProps {
  readonly versions: readonly TranslationVersion[]
  readonly etag: string
}

function Choice({ target, versions, etag, onClose }: ChoiceProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const queries = useQueryClient()
  const there = versions.filter(({ page }) => page !== null)
  const pending = there.filter(({ page }) => page?.state !== 'published').map(({ language }) => language)
  const chosen = pending.filter((language) => !left.has(language))
  const publish = useMutation({
    mutationFn: () => publishTranslations(target, etag, chosen),
    onSuccess: (result) => {
      refreshPages(
        queries,
        target,
        result.documents.map(({ id }) => id),
      )
      warnOfLinks(result)
      warnOfSchedules(result)
      notifyDone(
        chosen.length === 1 ? `${nameOfLanguage(chosen[0] ?? '')} was published` : 'The languages were published',
      )
      onClose()
    },
    onError: (error) =>
      isStale(error) &&
      refreshPages(
        queries,
        target,
        there.map(({ page }) => page?.id ?? ''),
      ),
  })
  const outcomes = new Map((outcomesIn(publish.error) ?? []).map((one) => [one.id, one]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0 && !publish.isPending) publish.mutate()
  }
  const choose = (language: string, isChosen: boolean) => {
    publish.reset()
    setLeft((now) => new Set(isChosen ? [...now].filter((one) => one !== language) : [...now, language]))
  }
  return (
    <Stack component="form" onSubmit={submit}>
      <Refusal what="Nothing was published" error={publish.error} />
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Languages">
        {there.map((version) => {
          const { language, page } = version
          const outcome = outcomes.get(page?.id ?? '')
          return (
            <li key={language}>
              <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
                <Checkbox
                  label={nameOfLanguage(language)}
                  description={page?.route}
                  error={outcome?.outcome === 'refused' ? outcomeInWords('publish', outcome) : null}
                  checked={chosen.includes(language)}
                  disabled={!pending.includes(language)}
                  onChange={(event) => choose(language, event.currentTarget.checked)}
                  className="name"
                />
                <VersionBadges version={version} />
              </Group>
            </li>
          )
        })}
      </Stack>
      {pending.length === 0 && (
        <Text size="sm" role="status">
          Every version is public as it is.
        </Text>
      )}
      <FormButtons
        action={chosen.length > 1 && chosen.length === there.length ? 'Publish all' : 'Publish'}
        disabled={chosen.length === 0}
        busy={publish.isPending}
        onCancel={onClose}
      />
    </Stack>
  )
}
