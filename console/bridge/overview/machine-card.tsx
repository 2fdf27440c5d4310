import { Text } from '@mantine/core'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { api } from '../api.ts'

/** Who holds plugins to the memory that they may have. */
const holders = {
  cgroup: 'limited by the kernel, in cgroups',
  proc: 'watched by the bridge',
  none: 'not limited on this system',
} as const

/** What the bridge runs on. */
export function MachineCard() {
  const system = api.useQuery('get', '/api/system', undefined, { staleTime: 60_000 })
  return (
    <Card title="Machine">
      <Loaded query={system}>
        {({ hostname, ip, os, arch, nodeVersion, pluginMemory }) => (
          <dl className="facts">
            {[
              ['Name', hostname],
              ['Address', ip],
              ['System', `${os}, ${arch}`],
              ['Node', nodeVersion],
              ...(pluginMemory === undefined ? [] : [['Memory of plugins', holders[pluginMemory]]]),
            ].map(([term, fact]) => (
              <div key={term}>
                <Text component="dt" size="sm" c="dimmed">
                  {term}
                </Text>
                <Text component="dd" size="sm" m={0} className="name">
                  {fact}
                </Text>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Card>
  )
}
