import { Anchor, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconBulb, IconCpu, IconPlug, IconSmartHome } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { duration } from '../../shared/amounts.ts'
import { problemOf } from '../../shared/problem.ts'
import { useAccessoryCount, useExternal, useHealth, usePairings, usePlugins, useSetupCode } from './facts.ts'

const unknown = '–'

/** @param uptime of the daemon in seconds, as its metrics say; null before they came */
export function StatusTiles({ uptime }: { readonly uptime: number | null }) {
  const { data: health } = useHealth()
  const { data: plugins } = usePlugins()
  const { data: accessories } = useAccessoryCount()
  const { data: external } = useExternal()
  const running = plugins?.plugins.filter(({ status }) => status === 'running').length
  const enabled = plugins?.plugins.filter(({ status }) => status !== 'disabled').length
  const own = external?.accessories.length ?? 0
  return (
    <SimpleGrid component="ul" cols={{ base: 2, lg: 4 }} spacing={{ base: 'sm', xs: 'md' }} m={0} p={0}>
      <Tile
        icon={IconCpu}
        label="Bridge"
        value={uptime === null ? unknown : `Up ${duration(uptime)}`}
        about={health === undefined ? '\u00a0' : `Version ${health.version}`}
      />
      <HapTile />
      <Tile
        icon={IconPlug}
        label="Plugins"
        to="/console/plugins"
        value={running === undefined ? unknown : `${running} of ${enabled} running`}
        about={disabledText(plugins?.plugins.length, enabled)}
      />
      <Tile
        icon={IconBulb}
        label="Accessories"
        to="/console/accessories"
        value={accessories?.count ?? unknown}
        about={own === 0 ? 'Bridged' : `${own} of them unbridged`}
      />
    </SimpleGrid>
  )
}

function disabledText(all: number | undefined, enabled: number | undefined): string {
  if (all === undefined || enabled === undefined) return '\u00a0'
  if (all === 0) return 'None configured'
  return all === enabled ? 'None disabled' : `${all - enabled} disabled`
}

function HapTile() {
  const code = useSetupCode()
  const { data } = usePairings()
  const hap = useHealth().data?.hap
  const count = data?.pairings.length
  const waits = code.isError && problemOf(code.error).status === 503
  const fault = waits ? 'HAP is not ready yet' : hap?.listening === false ? hap.error : null
  const state = count === undefined ? unknown : count === 0 ? 'Not paired' : 'Paired'
  return (
    <Tile
      icon={IconSmartHome}
      label="HomeKit"
      value={fault === null ? state : waits ? 'Waits' : 'Not listening'}
      about={fault ?? pairedText(count, hap?.controllers ?? 0)}
    />
  )
}

function pairedText(count: number | undefined, connected: number): string {
  if (count === undefined) return '\u00a0'
  if (count === 0) return 'Scan the code below'
  const controllers = count === 1 ? '1 controller' : `${count} controllers`
  return `${controllers}, ${connected} connected`
}

interface TileProps {
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  readonly label: string
  readonly value: ReactNode
  readonly about: ReactNode
  /** The page that says more. */
  readonly to?: string
}

/** One fact at a glance. */
function Tile({ icon: Icon, label, value, about, to }: TileProps) {
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--card)" component="li" style={{ listStyle: 'none' }}>
      <Stack gap={4}>
        <Group gap={8} wrap="nowrap" c="dimmed">
          <Icon size={16} stroke={1.75} />
          {to === undefined ? (
            <Text size="sm" component="span">
              {label}
            </Text>
          ) : (
            <Anchor component={Link} to={to} size="sm">
              {label}
            </Anchor>
          )}
        </Group>
        <Text fz={{ base: 18, xs: 22 }} fw={650} lh={1.2} className="numbers name">
          {value}
        </Text>
        <Text size="sm" c="dimmed" className="name">
          {about}
        </Text>
      </Stack>
    </Paper>
  )
}
