import { Group, Menu, Stack, Text } from '@mantine/core'
import { ActionsMenu } from '../../shared/actions-menu.tsx'
import { StateBadge } from '../editor/state-badge.tsx'
import type { Language } from './sheet.ts'
import { nameOfLanguage, type Sheet } from './use-sheet.ts'

export interface LanguageHeadProps {
  readonly language: Language
  readonly sheet: Sheet
  readonly missing: number
}

/** A language over its texts: how public it is, how complete, and what can be done with it. */
export function LanguageHead({ language, sheet, missing }: LanguageHeadProps) {
  const { locale, state } = language
  const unsaved = sheet.edits.get(locale)?.size ?? 0
  const name = nameOfLanguage(language)
  const current = state === 'published' && unsaved === 0
  return (
    <Stack gap={4}>
      <Group gap={6} wrap="nowrap" justify="space-between">
        <Text component="span" size="sm" fw={600} truncate>
          {name}{' '}
          <Text component="span" size="sm" c="dimmed" fw={400}>
            {name === locale ? '' : locale}
          </Text>
        </Text>
        <ActionsMenu label={`Actions for ${name}`} size="sm" loading={sheet.busy.has(locale)}>
          {unsaved > 0 && <Menu.Item onClick={() => sheet.save([language])}>Save</Menu.Item>}
          <Menu.Item disabled={current} onClick={() => sheet.publish(language)}>
            {unsaved > 0 ? 'Save and publish' : 'Publish'}
          </Menu.Item>
          {state !== 'draft' && <Menu.Item onClick={() => sheet.takeDown(language)}>Unpublish</Menu.Item>}
          <Menu.Divider />
          <Menu.Item color="red" onClick={() => sheet.remove(language)}>
            Delete
          </Menu.Item>
        </ActionsMenu>
      </Group>
      <Group gap={6}>
        <StateBadge state={state} />
        {missing > 0 && (
          <Text component="span" size="xs" c="dimmed" className="numbers">
            {missing} missing
          </Text>
        )}
        {unsaved > 0 && (
          <Text component="span" size="xs" c="dimmed" className="numbers">
            {unsaved} unsaved
          </Text>
        )}
      </Group>
    </Stack>
  )
}
