import { Button, Group, Menu, Switch, Text } from '@mantine/core'
import { IconChevronDown, IconPlus, IconWorld, IconWorldUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import type { Target } from '../editor/document-data.ts'
import { documentAddress } from '../place.ts'
import { markUpToDate, refreshPages } from './language-data.ts'
import { nameOfLanguage, type TranslationVersion } from './language-words.ts'
import { NewTranslationDialog } from './new-translation-dialog.tsx'
import { PublishLanguagesDialog } from './publish-languages-dialog.tsx'
import type { Beside } from './use-beside.ts'
import { VersionBadges } from './version-badges.tsx'

export interface LanguageBarProps {
  readonly target: Target
  readonly beside: Beside
  /** Saves what is not saved. @returns whether everything is saved */
  readonly onSave: () => Promise<boolean>
  readonly disabled: boolean
}

/** In which language the page is, the way to its other versions, and what is done with all of them. */
export function LanguageBar({ target, beside, onSave, disabled }: LanguageBarProps) {
  const [adding, setAdding] = useState<string | null>(null)
  const [publishing, setPublishing] = useState(false)
  const navigate = useNavigate()
  const { versions, own, others, shown, onShow, onChoose } = beside
  if (versions === null || own === undefined) return null
  const saved = async (next: () => void) => {
    if (await onSave()) next()
  }
  const go = ({ language, page }: TranslationVersion) => {
    if (page === null) void saved(() => setAdding(language))
    else if (page.id !== target.documentId) void navigate(documentAddress(target, page.id))
  }
  const show = (isShown: boolean) => {
    onShow(isShown)
    const [first] = others
    if (isShown && first !== undefined) onChoose(first.language)
  }
  return (
    <Group component="section" aria-label="Languages" gap="sm" justify="space-between">
      <Group gap="sm">
        <Menu position="bottom-start" width={300} withinPortal>
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconWorld size={17} />}
              rightSection={<IconChevronDown size={15} />}
              disabled={disabled}
            >
              <span className="visually-hidden">Language: </span>
              {nameOfLanguage(own.language)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
            {versions.versions.map((version) => (
              <Menu.Item
                key={version.language}
                onClick={() => go(version)}
                aria-current={version.language === own.language || undefined}
                fw={version.language === own.language ? 600 : 400}
                rightSection={
                  version.page === null ? (
                    <IconPlus size={15} aria-hidden="true" />
                  ) : (
                    <VersionBadges version={version} />
                  )
                }
              >
                {version.page === null ? `Add ${nameOfLanguage(version.language)}…` : nameOfLanguage(version.language)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {others.length > 0 && (
          <Switch
            label="Side by side"
            checked={shown !== null}
            onChange={(event) => show(event.currentTarget.checked)}
          />
        )}
        {own.status === 'outdated' && <Outdated target={target} beside={beside} disabled={disabled} />}
      </Group>
      {others.length > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconWorldUpload size={17} />}
          disabled={disabled}
          onClick={() => void saved(() => setPublishing(true))}
        >
          Publish languages…
        </Button>
      )}
      {adding !== null && (
        <NewTranslationDialog place={target} row={versions} language={adding} onClose={() => setAdding(null)} />
      )}
      {publishing && <PublishLanguagesDialog target={target} onClose={() => setPublishing(false)} />}
    </Group>
  )
}

/** Tells that the source has changed since a version was translated from it, and marks that one as up to date. */
function Outdated({ target, beside: { versions, etag, own, others }, disabled }: Omit<LanguageBarProps, 'onSave'>) {
  const queries = useQueryClient()
  const source = others.find(({ status }) => status === 'source')
  const mark = useMutation({
    mutationFn: async () => {
      if (versions === null || own === undefined || source === undefined) return
      const { language } = own
      await markUpToDate(target, etag, { language, of: versions.id, sourceRevision: source.page.draftRevision })
      notifyDone('Marked as up to date')
    },
    onError: (error) => notifyProblem('Couldn’t mark it as up to date', error),
    onSettled: () => refreshPages(queries, target, []),
  })
  if (source === undefined) return null
  return (
    <Group gap="xs">
      <Text size="sm">{nameOfLanguage(source.language)} has changed since.</Text>
      <Button
        variant="light"
        size="compact-sm"
        disabled={disabled}
        loading={mark.isPending}
        onClick={() => mark.mutate()}
      >
        Mark as up to date
      </Button>
    </Group>
  )
}
