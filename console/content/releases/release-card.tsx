import { Anchor, Badge, Group, Menu, Paper, Text } from '@mantine/core'
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionsMenu } from '../../shared/actions-menu.tsx'
import { inFull, Moment } from '../../shared/moment.tsx'
import { notifyProblem } from '../../shared/notify.ts'
import { useDeleteRelease } from './delete-release.tsx'
import { type Place, type Release, readRelease, type TaggedRelease } from './release-data.ts'
import { RenameRelease } from './rename-release.tsx'
import { useRevert } from './revert-release.ts'
import { countWords, nameOf, pathOfReleases } from './words.ts'

export interface ReleaseCardProps {
  readonly place: Place
  readonly release: Release
}

/** A release on the board. */
export function ReleaseCard({ place, release }: ReleaseCardProps) {
  const { id, name, items, conflicts, failure } = release
  return (
    <Paper component="li" withBorder p="sm" bg="var(--card)">
      <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
        <Anchor
          component={Link}
          to={`${pathOfReleases(place)}/${id}`}
          fw={600}
          className="name"
          lineClamp={4}
          dir="auto"
        >
          {name}
        </Anchor>
        <CardMenu place={place} release={release} />
      </Group>
      <Group gap="xs" mt={4}>
        <Text size="sm" className="numbers">
          {items === 0 ? 'Empty' : countWords(items, 'item')}
        </Text>
        {conflicts > 0 && (
          <Badge color="orange" variant="light" tt="none">
            {countWords(conflicts, 'conflict')}
          </Badge>
        )}
      </Group>
      {failure !== null && (
        <Text size="sm" c="red" className="name" lineClamp={3} mt={4}>
          {failure.message}
        </Text>
      )}
      <Text size="xs" c="dimmed" className="name" lineClamp={3} mt={4}>
        <When release={release} />
      </Text>
    </Paper>
  )
}

function When({ release }: { readonly release: Release }) {
  const { state, createdAt, createdBy, scheduledAt, publishedAt, publishedBy, failure } = release
  if (state === 'scheduled' && scheduledAt !== null) {
    return (
      <>
        Due <Moment at={scheduledAt} />, {inFull(scheduledAt)}
      </>
    )
  }
  if (state === 'published' && publishedAt !== null) {
    return (
      <>
        Published <Moment at={publishedAt} /> by {nameOf(publishedBy)}
      </>
    )
  }
  if (state === 'failed' && failure !== null) {
    return (
      <>
        Failed <Moment at={failure.at} />
      </>
    )
  }
  return (
    <>
      Created <Moment at={createdAt} /> by {nameOf(createdBy)}
    </>
  )
}

interface CardMenuProps {
  readonly place: Place
  readonly release: Release
}

/** What can be done with a release from the board. */
function CardMenu({ place, release }: CardMenuProps) {
  const { id, name, state } = release
  const [renamed, setRenamed] = useState<TaggedRelease | null>(null)
  const remove = useDeleteRelease(place, id)
  const revert = useRevert(place)
  const rename = () =>
    readRelease(place, id).then(setRenamed, (error: unknown) => notifyProblem('The release could not be loaded', error))
  const deletable = state === 'open' || state === 'failed'
  return (
    <>
      <ActionsMenu label={`Actions for ${name}`} loading={remove.busy || revert.isPending}>
        {state === 'published' ? (
          <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={() => revert.mutate(id)}>
            Revert
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={rename}>
            Rename
          </Menu.Item>
        )}
        {deletable && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => void remove.ask()}>
            Delete
          </Menu.Item>
        )}
      </ActionsMenu>
      {renamed !== null && <RenameRelease place={place} current={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}
