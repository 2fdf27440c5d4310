import { Accordion, Group, Select, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { isObject } from '../../../src/lib/json.ts'
import { pointerTo } from '../../../src/lib/json-pointer.ts'
import { Card } from '../../shared/card.tsx'
import { EntryList } from './entry-list.tsx'
import { NumberField } from './number-field.tsx'
import { usePackages } from './packages.ts'
import { inShort, settingsOf, withSetting } from './plugin-settings.ts'
import { faultsBelow, standing } from './refusal.ts'
import type { ConfigDraft } from './use-config.ts'

/** `plugins` of the config: what the process of each plugin may use and do. */
export function ProcessesCard({ draft }: { readonly draft: ConfigDraft }) {
  const packages = usePackages()
  const [chosen, setChosen] = useState<string[]>([])
  const written = isObject(draft.value) ? draft.value.plugins : undefined
  const all = isObject(written) ? written : {}
  const faults = standing(draft.refusal, draft.text)
  const plugins = [...new Set([...packages.map(({ name }) => name), ...Object.keys(all)])].sort().map((id) => ({
    id,
    own: settingsOf(all, id),
    isNative: packages.some(({ name, isNative }) => name === id && isNative),
    below: faultsBelow(faults, pointerTo('plugins', id)),
  }))
  if (plugins.length === 0) return null
  const faulty = plugins.filter(({ below }) => below.length > 0).map(({ id }) => id)
  const open = [...new Set([...chosen, ...faulty])]
  return (
    <Card
      title="Processes"
      about="Each plugin runs in its own process, unless it shares one. Set its limits here."
      padded={false}
    >
      <EntryList value={open} onChange={setChosen}>
        {plugins.map(({ id, own, isNative, below }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control>
              <Group gap="sm" justify="space-between" wrap="nowrap" pr="sm">
                <Text fw={600} className="name" lineClamp={2}>
                  {id}
                </Text>
                <Text size="sm" c="dimmed" className="name" truncate maw="50%" visibleFrom="xs">
                  {inShort(own)}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              {open.includes(id) && (
                <ProcessFields
                  own={own}
                  isNative={isNative}
                  faults={below}
                  onChange={(name, value) => draft.change(['plugins'], written, withSetting(all, id, name, value))}
                />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </EntryList>
    </Card>
  )
}

interface ProcessFieldsProps {
  /** What the config says of this plugin. */
  readonly own: Readonly<Record<string, unknown>>
  /** Homebridge's plugins alone have scripts, and can run as another user. */
  readonly isNative: boolean
  readonly faults: readonly { readonly name: string; readonly message: string }[]
  readonly onChange: (name: string, value: unknown) => void
}

/** How one plugin is run. */
function ProcessFields({ own, isNative, faults, onChange }: ProcessFieldsProps) {
  const field = (name: string) => ({
    value: own[name],
    error: faults.find((fault) => fault.name === `/${name}`)?.message,
    onChange: (value: unknown) => onChange(name, value),
  })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="md">
      <Select
        label="Process"
        description="Sharing saves memory. A crash restarts all of them."
        data={[
          { value: 'own', label: 'Own process' },
          { value: 'shared', label: 'Shared process' },
        ]}
        allowDeselect={false}
        value={own.process === 'shared' ? 'shared' : 'own'}
        error={field('process').error}
        onChange={(value) => onChange('process', value === 'shared' ? value : undefined)}
      />
      <NumberField
        label="Heap limit in MiB"
        description="32 to 4096. A process that exceeds it is terminated."
        placeholder="256"
        {...field('heapMb')}
      />
      <NumberField
        label="Memory limit in MiB"
        description="64 to 65536, of all its process uses. Empty: heap plus 256."
        placeholder="512"
        {...field('memoryMb')}
      />
      {!isNative && (
        <>
          <NumberField
            label="Run as user"
            description="A user ID. Leave empty for the user that runs the bridge."
            {...field('uid')}
          />
          <Stack gap="sm">
            <Switch
              label="Allow install scripts"
              description="Some packages compile native code. Reinstall the plugin after saving."
              checked={own.allowScripts === true}
              error={field('allowScripts').error}
              onChange={({ currentTarget }) => onChange('allowScripts', currentTarget.checked || undefined)}
            />
            <Switch
              label="Allow sudo and other setuid programs"
              description="Off, no program that the plugin starts gains privileges."
              checked={own.allowSetuid === true}
              error={field('allowSetuid').error}
              onChange={({ currentTarget }) => onChange('allowSetuid', currentTarget.checked || undefined)}
            />
          </Stack>
        </>
      )}
    </SimpleGrid>
  )
}
