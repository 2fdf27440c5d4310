import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconWorldUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { documentAddress, type Place } from '../place.ts'
import '../strings/grid.css'
import { leadOf, nameOfLanguage, type Translations, type TranslationVersion } from './language-words.ts'
import { VersionBadges } from './version-badges.tsx'

export interface TranslationGridProps {
  readonly place: Place
  readonly codes: readonly string[]
  readonly rows: readonly Translations[]
  readonly onAdd: (row: Translations, language: string) => void
  readonly onPublish: (row: Translations) => void
}

/** Pages down, languages across. */
export function TranslationGrid({ place, codes, rows, onAdd, onPublish }: TranslationGridProps) {
  return (
    <section
      className="sheet"
      aria-label="Pages by language"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard
      tabIndex={0}
      style={{ '--languages': codes.length, '--cell': '9.5rem', borderTop: 0 } as Record<string, unknown>}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Page</th>
            {codes.map((code) => (
              <th key={code} scope="col">
                {nameOfLanguage(code)}{' '}
                <Text component="span" size="sm" c="dimmed" fw={400}>
                  {nameOfLanguage(code) === code ? '' : code}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <RowHead place={place} row={row} onPublish={() => onPublish(row)} />
              </th>
              {row.versions.map((version) => (
                <td key={version.language} data-missing={version.page === null || undefined}>
                  <Cell
                    place={place}
                    title={titleOf(row)}
                    version={version}
                    onAdd={() => onAdd(row, version.language)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What a row is called: by its title, else by its route. */
function titleOf(row: Translations): string {
  return row.title === '' ? (leadOf(row)?.page?.route ?? '') : row.title
}

interface RowHeadProps {
  readonly place: Place
  readonly row: Translations
  readonly onPublish: () => void
}

function RowHead({ place, row, onPublish }: RowHeadProps) {
  const page = leadOf(row)?.page
  const isPending = row.versions.some(({ page: one }) => one !== null && one.state !== 'published')
  return (
    <Group gap={4} wrap="nowrap" justify="space-between" align="flex-start">
      <Stack gap={0} miw={0}>
        <Anchor
          component={Link}
          to={documentAddress(place, page?.id ?? row.id)}
          size="sm"
          fw={550}
          className="name"
          lineClamp={2}
          dir="auto"
          underline="hover"
        >
          {titleOf(row)}
        </Anchor>
        <Text size="xs" c="dimmed" className="name" fw={400} lineClamp={2} title={page?.route}>
          {page?.route}
        </Text>
      </Stack>
      {isPending && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          onClick={onPublish}
          aria-label={`Publish languages of ${titleOf(row)}`}
          title="Publish languages…"
        >
          <IconWorldUpload size={16} />
        </ActionIcon>
      )}
    </Group>
  )
}

interface CellProps {
  readonly place: Place
  /** Of the row. */
  readonly title: string
  readonly version: TranslationVersion
  readonly onAdd: () => void
}

function Cell({ place, title, version, onAdd }: CellProps) {
  const { language, page } = version
  const name = nameOfLanguage(language)
  if (page === null) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        m={6}
        leftSection={<IconPlus size={14} />}
        onClick={onAdd}
        aria-label={`Add ${name} version of ${title}`}
      >
        Add
      </Button>
    )
  }
  return (
    <Anchor
      component={Link}
      to={documentAddress(place, page.id)}
      display="block"
      p={8}
      underline="never"
      title={page.title === '' ? page.route : `${page.title} (${page.route})`}
    >
      <VersionBadges version={version} />
      <span className="visually-hidden">
        , {title} in {name}
      </span>
    </Anchor>
  )
}
