import { Box, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { useDocuments } from '../documents/documents-data.ts'
import { StateBadge } from '../editor/state-badge.tsx'
import type { Place } from '../place.ts'
import { PickerField, TYPING } from './picker-field.tsx'

/** Another page: its route or its id, typed or chosen. */
export function ReferenceWidget(props: WidgetProps) {
  const { site = '', env = '' } = useParams()
  return (
    <PickerField widget={props} placeholder="/route/of/a/page" title="Choose a page" size="lg" choosable={env !== ''}>
      {(choose) => <FoundPages place={{ site, env }} onChoose={choose} />}
    </PickerField>
  )
}

interface FoundPagesProps {
  readonly place: Place
  readonly onChoose: (route: string) => void
}

/** The pages that have the words; all of them before there are any. */
function FoundPages({ place, onChoose }: FoundPagesProps) {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), TYPING)
  const query = useDocuments(place, { kind: 'page', q, pending: false }, 20)
  return (
    <Stack>
      <SearchField
        aria-label="Search pages"
        placeholder="Search routes, titles and text"
        value={typed}
        maxLength={200}
        dir="auto"
        data-autofocus
        onChange={setTyped}
      />
      <Loaded query={query}>
        {(pages) =>
          pages.length === 0 && !query.isPlaceholderData ? (
            <Text c="dimmed" size="sm" role="status">
              {q === '' ? 'No pages yet.' : 'No matching pages.'}
            </Text>
          ) : (
            <Box component="ul" className="rows" aria-label="Found pages" aria-busy={query.isFetching}>
              {pages.map(({ id, key, title, state }) => (
                <li key={id}>
                  <UnstyledButton w="100%" py="xs" px={4} onClick={() => onChoose(key)}>
                    <Group gap="sm" justify="space-between" wrap="nowrap">
                      <Stack gap={0} miw={0}>
                        <Text component="span" size="sm" fw={600} className="name" dir="auto">
                          {title.trim() === '' ? key : title}
                        </Text>
                        <Text component="span" size="xs" c="dimmed" className="name" dir="auto">
                          {key}
                        </Text>
                      </Stack>
                      <StateBadge state={state} />
                    </Group>
                  </UnstyledButton>
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
      <MoreButton query={query} what="pages" />
    </Stack>
  )
}
