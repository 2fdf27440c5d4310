import { Button, Menu, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyProblem } from '../../shared/notify.ts'
import { problemOf } from '../../shared/problem.ts'
import { client } from '../api.ts'
import { type Entry, pluginOf } from './entry.ts'
import type { Package } from './packages.ts'

export interface AddEntryProps {
  readonly packages: readonly Package[]
  readonly entries: readonly Entry[]
  /** The plugin that the user came here for. */
  readonly wanted: string | null
  readonly onAdd: (list: Entry['list'], value: Record<string, unknown>) => void
}

/** Begins an entry for a plugin, with what its form begins with. */
export function AddEntry({ packages, entries, wanted, onAdd }: AddEntryProps) {
  const [busy, setBusy] = useState(false)
  const add = async (one: Package) => {
    setBusy(true)
    try {
      const { list, value } = await firstEntry(one)
      onAdd(list, { ...value, plugin: one.path })
    } catch (error) {
      notifyProblem(`No entry for ${one.name}`, error)
    } finally {
      setBusy(false)
    }
  }
  const missing = packages.find(({ name }) => name === wanted)
  if (missing && !entries.some((entry) => pluginOf(entry, packages) === missing.name)) {
    return (
      <Button leftSection={<IconPlus size={16} />} loading={busy} onClick={() => void add(missing)} className="name">
        Add an entry for {missing.name}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} />} loading={busy} disabled={packages.length === 0}>
          Add an entry
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} maw={320} style={{ overflowY: 'auto' }}>
        {packages.map((one) => (
          <Menu.Item key={`${one.name} ${one.path}`} onClick={() => void add(one)}>
            <Text size="sm" className="name" lineClamp={2}>
              {one.name}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

async function firstEntry({ name }: Package): Promise<{ list: Entry['list']; value: Record<string, unknown> }> {
  const form = await client.GET('/api/marketplace/plugin-form/{name}', { params: { path: { name } } })
  if (form.data !== undefined) {
    return { list: form.data.pluginType === 'platform' ? 'platforms' : 'accessories', value: form.data.defaults }
  }
  if (problemOf(form.error).status !== 404) throw form.error
  // A plugin without a form: what it registers is all that is known.
  const info = await client.GET('/api/marketplace/plugin-info/{name}', { params: { path: { name } } })
  if (info.data === undefined) throw info.error
  const [platform] = info.data.platforms
  if (platform !== undefined) return { list: 'platforms', value: { platform, name: platform } }
  const [accessory] = info.data.accessories
  if (accessory !== undefined) return { list: 'accessories', value: { accessory, name: accessory } }
  throw new Error('The plugin does not declare its platforms or accessories')
}
