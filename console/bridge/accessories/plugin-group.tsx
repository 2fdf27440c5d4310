import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { Link } from 'react-router'
import { type PluginStatus, statuses } from '../plugins/status.ts'
import { AccessoryCard } from './accessory-card.tsx'
import type { Accessory } from './types.ts'

export interface PluginGroupProps {
  readonly plugin: string
  /** Of the plugin; undefined before it is known, or where the config uses it no more. */
  readonly status: PluginStatus | undefined
  readonly accessories: readonly Accessory[]
}

/** The accessories of one plugin. */
export function PluginGroup({ plugin, status, accessories }: PluginGroupProps) {
  const id = useId()
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Group gap="sm">
        <Title order={2} size="h5" id={id} className="name" dir="auto">
          {plugin}
        </Title>
        <Text size="sm" c="dimmed" component="span" className="numbers">
          {accessories.length}
        </Text>
        {status !== undefined && status !== 'running' && (
          <>
            <Badge variant="light" color={statuses[status].color}>
              {statuses[status].label}
            </Badge>
            {status !== 'starting' && (
              <Text size="sm" c="dimmed">
                Values may be out of date, and it cannot be controlled.{' '}
                <Anchor component={Link} to="/console/plugins">
                  View log
                </Anchor>
              </Text>
            )}
          </>
        )}
      </Group>
      <div className="cards">
        {accessories.map((accessory) => (
          <AccessoryCard key={accessory.uuid} accessory={accessory} />
        ))}
      </div>
    </Stack>
  )
}
