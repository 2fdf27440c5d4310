import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { Card } from '../../shared/card.tsx'
import { isObject, textOf } from './entry.ts'
import { NumberField } from './number-field.tsx'
import { standing } from './refusal.ts'
import type { ConfigDraft } from './use-config.ts'

const levels = [
  { value: 'debug', label: 'Debug, everything' },
  { value: 'info', label: 'Info' },
  { value: 'warn', label: 'Warnings' },
  { value: 'error', label: 'Errors alone' },
]
const advertisers = ['ciao', 'bonjour-hap', 'avahi', 'resolved', 'none']

/** The `bridge` section of the config. */
export function BridgeCard({ draft }: { readonly draft: ConfigDraft }) {
  const config = isObject(draft.value) ? draft.value : {}
  const bridge = isObject(config.bridge) ? config.bridge : {}
  const faults = standing(draft.refusal, draft.text)
  const field = (name: string) => ({
    error: faults.find(({ pointer }) => pointer === `/bridge/${name}`)?.message,
  })
  const set = (name: string, value: unknown) => draft.change(['bridge', name], bridge[name], value)
  const text = (name: string, label: string, description: string) => (
    <TextInput
      label={label}
      description={description}
      value={textOf(bridge[name])}
      dir="auto"
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
      {...field(name)}
    />
  )
  const number = (name: string, label: string, description: string) => (
    <NumberField
      label={label}
      description={description}
      value={bridge[name]}
      onChange={(value) => set(name, value)}
      {...field(name)}
    />
  )
  const ports = isObject(config.ports) ? config.ports : {}
  const portFault = (name: string) => faults.find(({ pointer }) => pointer === `/ports/${name}`)?.message
  const setPort = (name: string, value: number | undefined) => {
    const next = { ...ports, [name]: value }
    const isEmpty = Object.values(next).every((one) => one === undefined)
    draft.change(['ports'], config.ports, isEmpty ? undefined : next)
  }
  return (
    <Card title="Bridge" about="What controllers such as the Home app see, and where the bridge listens.">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="md">
        {text('name', 'Name', 'What the Home app calls it.')}
        <Select
          label="Log level"
          description="What is too unimportant for the log is left out."
          data={levels}
          value={textOf(bridge.logLevel) || 'info'}
          allowDeselect={false}
          onChange={(value) => value !== null && set('logLevel', value)}
          {...field('logLevel')}
        />
        {number('port', 'Port of this page and the API', 'After a restart this page is there.')}
        {number('hapPort', 'Port for controllers', 'Where HAP listens.')}
        {text('pincode', 'Setup code', 'Eight digits, as NNN-NN-NNN. Controllers that are paired stay.')}
        {text('username', 'Device id', 'Another one is another bridge: every controller has to be paired again.')}
        <TextInput
          label="Address for controllers"
          description="One of this machine; empty for every one."
          value={textOf(bridge.bind)}
          onChange={({ currentTarget: { value } }) => set('bind', value === '' ? undefined : value)}
          {...field('bind')}
        />
        <Select
          label="Made known by"
          description="How controllers on the network find it."
          data={advertisers}
          value={textOf(bridge.advertiser) || 'ciao'}
          allowDeselect={false}
          onChange={(value) => value !== null && set('advertiser', value)}
          {...field('advertiser')}
        />
        <NumberField
          label="First port for accessories on their own"
          description="Cameras and others; empty for any."
          value={ports.start}
          onChange={(value) => setPort('start', value)}
          error={portFault('start')}
        />
        <NumberField
          label="Last port for accessories on their own"
          description="Each takes one."
          value={ports.end}
          onChange={(value) => setPort('end', value)}
          error={portFault('end')}
        />
      </SimpleGrid>
    </Card>
  )
}
