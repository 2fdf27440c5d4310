import { Anchor, List, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { api } from '../api.ts'

/** Of an installed plugin: what it registers, and what to do next. */
export function PluginFacts({ name }: { readonly name: string }) {
  const query = api.useQuery(
    'get',
    '/api/marketplace/plugin-info/{name}',
    { params: { path: { name } } },
    { staleTime: 300_000, refetchOnWindowFocus: false },
  )
  const { data } = api.useQuery('get', '/api/plugins')
  const used = data?.plugins.some((one) => (one.package ?? one.id) === name) ?? false
  const named = new URLSearchParams({ plugin: name })
  return (
    <>
      <Card title="Next steps">
        <List spacing="xs">
          <List.Item>
            <Anchor component={Link} to={`/console/config?${named}`}>
              {used ? 'Review its config' : 'Add an entry for it to the config'}
            </Anchor>
            {!used && ', then restart the bridge.'}
          </List.Item>
          {used && (
            <List.Item>
              <Anchor component={Link} to="/console/plugins">
                View status
              </Anchor>
            </List.Item>
          )}
          <List.Item>
            <Anchor component={Link} to={`/console/logs?${named}`}>
              View log
            </Anchor>
          </List.Item>
        </List>
      </Card>
      <Card title="What it registers" about="Detected by loading the plugin in isolation.">
        <Loaded query={query}>
          {({ platforms, accessories }) => (
            <Stack gap="xs">
              <Names label="Platforms" names={platforms} />
              <Names label="Accessories" names={accessories} />
              {platforms.length + accessories.length === 0 && <Text size="sm">None declared.</Text>}
            </Stack>
          )}
        </Loaded>
      </Card>
    </>
  )
}

function Names({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Text size="sm" className="name">
      <b>{label}:</b> {names.join(', ')}
    </Text>
  )
}
