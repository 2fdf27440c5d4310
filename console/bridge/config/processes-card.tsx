import { Accordion, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { isObject } from '../../../src/lib/json.ts'
import { pointerTo } from '../../../src/lib/json-pointer.ts'
import { Card } from '../../shared/card.tsx'
import { EntryList } from './entry-list.tsx'
import { usePackages } from './packages.ts'
import { inShort, settingsOf, withSetting } from './plugin-settings.ts'
import { ProcessFields } from './process-fields.tsx'
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
    <Card title="Processes" about="Each plugin runs in its own process. Set its limits here." padded={false}>
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
