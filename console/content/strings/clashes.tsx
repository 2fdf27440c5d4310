import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { clashesOf, type Language, settle } from './sheet.ts'
import { nameOfLanguage, type Sheet } from './use-sheet.ts'

/** The cells that another user has saved since they were written here: which text stays is the writer's to say. */
export function Clashes({ languages, sheet }: { readonly languages: readonly Language[]; readonly sheet: Sheet }) {
  const { edits, setEdits, setUnsaved } = sheet
  return languages.map((language) => {
    const clashes = clashesOf(language, edits)
    if (clashes.length === 0) return null
    const name = nameOfLanguage(language)
    const decide = (key: string, keep: 'mine' | 'theirs') => {
      setEdits((all) => settle(all, language, key, keep))
      setUnsaved((all) => all.filter(({ locale }) => locale !== language.locale))
    }
    return (
      <Alert key={language.locale} color="red" role="alert" title={`${name}: someone else saved these texts`}>
        <Stack gap="sm">
          {clashes.map(({ key, mine, theirs }) => (
            <Stack key={key} gap={4}>
              <Text size="sm" fw={600} className="name">
                {key}
              </Text>
              <Text size="sm" className="name" lineClamp={4}>
                Theirs: <bdi lang={language.locale}>{theirs ?? 'no text'}</bdi>
              </Text>
              <Text size="sm" className="name" lineClamp={4}>
                Yours: <bdi lang={language.locale}>{mine ?? 'no text'}</bdi>
              </Text>
              <Group gap="xs">
                <Button size="compact-sm" variant="default" onClick={() => decide(key, 'mine')}>
                  Keep mine
                </Button>
                <Button size="compact-sm" variant="default" onClick={() => decide(key, 'theirs')}>
                  Use theirs
                </Button>
              </Group>
            </Stack>
          ))}
        </Stack>
      </Alert>
    )
  })
}
