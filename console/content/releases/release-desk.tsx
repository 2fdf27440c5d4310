import { Anchor, Box, Group, SimpleGrid, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { AddDocuments } from './add-documents.tsx'
import { ItemList } from './item-list.tsx'
import { usePublish } from './publishing.ts'
import { ReleaseActions } from './release-actions.tsx'
import type { Place, Release, TaggedRelease } from './release-data.ts'
import { ReleaseNotices } from './release-notices.tsx'
import { StateBadge } from './state-badge.tsx'
import { nameOf, pathOfReleases } from './words.ts'

export interface ReleaseDeskProps {
  readonly place: Place
  readonly current: TaggedRelease
}

/** A release, what is in it, and what can be done with it. */
export function ReleaseDesk({ place, current }: ReleaseDeskProps) {
  const { release } = current
  const publish = usePublish(place, current)
  const editable = release.state === 'open' || release.state === 'failed'
  const items = <ItemList place={place} release={release} editable={editable} />
  return (
    <Page
      title={release.name}
      about={<About place={place} release={release} />}
      actions={<ReleaseActions place={place} current={current} publish={publish} />}
      width={1320}
    >
      <ReleaseNotices place={place} current={current} publish={publish} />
      {editable ? (
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
          <Box miw={0}>{items}</Box>
          <Box miw={0}>
            <AddDocuments place={place} release={release} />
          </Box>
        </SimpleGrid>
      ) : (
        items
      )}
    </Page>
  )
}

function About({ place, release }: { readonly place: Place; readonly release: Release }) {
  const { state, createdAt, createdBy, publishedAt, publishedBy, reverts } = release
  const base = pathOfReleases(place)
  return (
    <Group gap="sm">
      <StateBadge state={state} />
      <Text span className="name">
        {publishedAt === null ? (
          <>
            Created <Moment at={createdAt} /> by {nameOf(createdBy)}
          </>
        ) : (
          <>
            Published <Moment at={publishedAt} /> by {nameOf(publishedBy)}
          </>
        )}
      </Text>
      {reverts !== null && (
        <Anchor component={Link} to={`${base}/${reverts}`}>
          The release it reverts
        </Anchor>
      )}
      <Anchor component={Link} to={base}>
        All releases
      </Anchor>
    </Group>
  )
}
