import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconPlus, IconSitemap } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { components } from '../../../generated/content/types.ts'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { documentsAddress, siteAddress } from '../place.ts'
import { NewSiteDialog } from '../sites/new-site-dialog.tsx'
import { useSites } from '../sites/site-data.ts'
import { useIsAdministrator } from '../visitor.ts'

/** Every site there is. */
export function Component() {
  const query = useSites()
  const isAdministrator = useIsAdministrator()
  const [making, setMaking] = useState(false)
  const add = isAdministrator && (
    <Button leftSection={<IconPlus size={17} />} onClick={() => setMaking(true)}>
      New site
    </Button>
  )
  return (
    <Page title="Sites" about="All sites on this server. Choose one to edit." actions={add}>
      <Loaded query={query}>
        {(sites) =>
          sites.length === 0 ? (
            <Paper withBorder radius="lg" bg="var(--card)">
              <EmptyState icon={IconSitemap} title="No sites yet" action={add}>
                {isAdministrator
                  ? 'Create the first one, or import a folder with triptych content import.'
                  : 'An administrator can create the first one.'}
              </EmptyState>
            </Paper>
          ) : (
            <SimpleGrid component="ul" cols={{ base: 1, xs: 2, lg: 3 }} p={0} m={0} style={{ listStyle: 'none' }}>
              {sites.map((site) => (
                <SiteTile key={site.id} site={site} />
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
      <MoreButton query={query} what="sites" />
      <NewSiteDialog opened={making} onClose={() => setMaking(false)} />
    </Page>
  )
}

function SiteTile({ site: { id, createdAt, environments } }: { readonly site: components['schemas']['Site'] }) {
  return (
    <Paper component="li" withBorder radius="lg" bg="var(--card)" p="lg">
      <Stack gap="xs">
        <Title order={2} size="h4">
          <Anchor component={Link} to={siteAddress(id)} inherit className="name" underline="hover">
            {id}
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed">
          Created <Moment at={createdAt} />
        </Text>
        <Group gap="xs">
          {environments.slice(0, 5).map((env) => (
            <Button
              key={env}
              component={Link}
              to={documentsAddress({ site: id, env })}
              size="compact-sm"
              variant="default"
              maw="100%"
              aria-label={`Pages of ${id}, ${env}`}
            >
              {env}
            </Button>
          ))}
          {environments.length > 5 && (
            <Text size="sm" c="dimmed">
              and {environments.length - 5} more
            </Text>
          )}
          {environments.length === 0 && (
            <Text size="sm" c="dimmed">
              No environments yet
            </Text>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}
