import { Anchor, Badge, Box, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { keyInWords } from './item-words.ts'
import type { Place, ReleaseItem } from './release-data.ts'
import { pathOfDocument } from './words.ts'

export interface DocumentNameProps {
  readonly place: Place
  readonly id: string
  readonly kind: ReleaseItem['kind']
  /** Empty for what has none. */
  readonly name: string
  readonly docKey: string
}

/** What a document is called and where it is, with a link to it. */
export function DocumentName({ place, id, kind, name, docKey }: DocumentNameProps) {
  const key = keyInWords(kind, docKey)
  return (
    <Box miw={0}>
      <Group gap="xs">
        <Anchor
          component={Link}
          to={pathOfDocument(place, kind, id)}
          fw={600}
          className="name"
          lineClamp={3}
          dir="auto"
        >
          {name || key}
        </Anchor>
        {kind !== 'page' && (
          <Badge variant="light" color="gray" tt="none" size="sm">
            {kinds[kind]}
          </Badge>
        )}
      </Group>
      {name !== '' && (
        <Text size="sm" c="dimmed" className="name" lineClamp={3}>
          <bdi>{key}</bdi>
        </Text>
      )}
    </Box>
  )
}

const kinds = { page: 'Page', partial: 'Partial', strings: 'Strings', redirect: 'Redirect' } as const
