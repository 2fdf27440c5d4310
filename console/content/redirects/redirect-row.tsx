import { ActionIcon, Badge, Group, Menu, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconFilePencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ActionsMenu } from '../../shared/actions-menu.tsx'
import { StateBadge } from '../editor/state-badge.tsx'
import { documentAddress, type Place } from '../place.ts'
import type { Row } from './redirect-data.ts'
import type { useRedirectChanges } from './use-redirect-changes.ts'
import { reasonWords } from './words.ts'

export interface RedirectRowProps {
  readonly place: Place
  readonly row: Row
  /** Whether it is shown among drafts, or among what is public. */
  readonly draft: boolean
  /** Whether what is public has a draft that differs. */
  readonly changed: boolean
  readonly changes: ReturnType<typeof useRedirectChanges>
  readonly onEdit: (row: Row) => void
}

/** One redirect: from where to where, and whether it holds. */
export function RedirectRow({ place, row, draft, changed, changes, onEdit }: RedirectRowProps) {
  return (
    <Group component="li" gap="sm" px="lg" py={8} wrap="nowrap" style={{ borderTop: '1px solid var(--line)' }}>
      <Group gap="xs" flex={1} miw={0} justify="space-between">
        <Stack gap={2} flex="1 1 16rem" miw={0}>
          <Text className="name" component="div">
            <Text component="bdi" fw={600}>
              {row.from}
            </Text>{' '}
            <IconArrowRight size={15} role="img" aria-label="redirects to" style={{ verticalAlign: '-2px' }} />{' '}
            <bdi>{row.to}</bdi>
          </Text>
          {row.leftOut !== null && (
            <Text size="sm" c="var(--mantine-color-error)">
              {reasonWords[row.leftOut]}
            </Text>
          )}
        </Stack>
        <Group gap={6}>
          <Badge variant="default" className="numbers">
            {row.status}
          </Badge>
          <HoldsBadge row={row} draft={draft} />
          {changed && <StateBadge state="changed" />}
        </Group>
      </Group>
      {row.page === null ? (
        <RowMenu row={row} draft={draft} changed={changed} changes={changes} onEdit={onEdit} />
      ) : (
        <ActionIcon
          component={Link}
          to={documentAddress(place, row.documentId)}
          variant="subtle"
          color="gray"
          size="lg"
          title="The page that declares this redirect"
          aria-label={`Open the page ${row.page}, which declares ${row.from}`}
        >
          <IconFilePencil size={18} stroke={1.75} />
        </ActionIcon>
      )}
    </Group>
  )
}

function HoldsBadge({ row, draft }: Pick<RedirectRowProps, 'row' | 'draft'>) {
  if (draft) return <StateBadge state={row.public ? 'changed' : 'draft'} />
  return (
    <Badge variant="light" tt="none" color={row.leftOut === null ? 'green' : 'red'}>
      {row.leftOut === null ? 'Active' : 'Ignored'}
    </Badge>
  )
}

function RowMenu({ row, draft, changed, changes, onEdit }: Omit<RedirectRowProps, 'place'>) {
  return (
    <ActionsMenu label={`Actions for ${row.from}`} size="lg" loading={changes.busy === row.id}>
      <Menu.Item onClick={() => onEdit(row)}>Edit</Menu.Item>
      {(draft || changed) && <Menu.Item onClick={() => changes.publish(row)}>Publish the draft</Menu.Item>}
      {row.public && <Menu.Item onClick={() => changes.takeDown(row)}>Unpublish</Menu.Item>}
      <Menu.Divider />
      <Menu.Item color="red" onClick={() => changes.remove(row)}>
        Delete
      </Menu.Item>
    </ActionsMenu>
  )
}
