import { Select, SimpleGrid, Switch, TagsInput, TextInput } from '@mantine/core'
import { isObject } from '../../../src/lib/json.ts'
import { Card } from '../../shared/card.tsx'
import { api } from '../api.ts'
import { textOf } from './entry.ts'
import { NumberField } from './number-field.tsx'
import { standing } from './refusal.ts'
import type { ConfigDraft } from './use-config.ts'

const levels = [
  { value: 'debug', label: 'Debug (everything)' },
  { value: 'info', label: 'Info' },
  { value: 'warn', label: 'Warnings' },
  { value: 'error', label: 'Errors only' },
]
const advertisers = ['ciao', 'bonjour-hap', 'avahi', 'resolved', 'none']

/** The `bridge` section of the config. */
export function BridgeCard({ draft }: { readonly draft: ConfigDraft }) {
  const config = isObject(draft.value) ? draft.value : {}
  const bridge = isObject(config.bridge) ? config.bridge : {}
  const faults = standing(draft.refusal, draft.text)
  const { data } = api.useQuery('get', '/api/config/overrides', undefined, { staleTime: 300_000 })
  const field = (name: string, description: string) => {
    const at = `/bridge/${name}`
    const error = faults.find(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`))?.message
    const override = data?.overrides.find((one) => one.field === name)
    if (override === undefined) return { error, description }
    const { setting, value } = override
    const inForce = name === 'port' && value === '0' ? 'a free port' : value
    return { error, disabled: true, description: `Locked: the setting ${setting} is ${inForce}, whatever stands here.` }
  }
  const bindField = field('bind', 'Addresses or network interfaces, such as eth0. Leave empty for all.')
  const set = (name: string, value: unknown) => draft.change(['bridge', name], bridge[name], value)
  const text = (name: string, label: string, description: string) => (
    <TextInput
      label={label}
      value={textOf(bridge[name])}
      dir="auto"
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
      {...field(name, description)}
    />
  )
  const optionalText = (name: string, label: string, description: string) => (
    <TextInput
      label={label}
      value={textOf(bridge[name])}
      dir="auto"
      onChange={({ currentTarget: { value } }) => set(name, value === '' ? undefined : value)}
      {...field(name, description)}
    />
  )
  const number = (name: string, label: string, description: string) => (
    <NumberField
      label={label}
      value={bridge[name]}
      onChange={(value) => set(name, value)}
      {...field(name, description)}
    />
  )
  const onOff = (name: string, label: string, description: string) => (
    <Switch
      label={label}
      checked={bridge[name] === true}
      onChange={({ currentTarget }) => set(name, currentTarget.checked || undefined)}
      {...field(name, description)}
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
        {text('name', 'Name', 'The name shown in the Home app.')}
        <Select
          label="Log level"
          data={levels}
          value={textOf(bridge.logLevel) || 'info'}
          allowDeselect={false}
          onChange={(value) => value !== null && set('logLevel', value)}
          {...field('logLevel', 'Entries below this level are not logged.')}
        />
        {number('port', 'Port of this console and the API', 'This console moves to the new port after a restart.')}
        {number('hapPort', 'HAP port', 'Where the bridge listens for controllers.')}
        {text('pincode', 'Setup code', 'Eight digits, as NNN-NN-NNN. Paired controllers stay paired.')}
        {text('username', 'Device ID', 'Changing it makes a new bridge: every controller has to be paired again.')}
        <TagsInput
          label="HAP addresses"
          value={[bridge.bind ?? []].flat().map(String)}
          splitChars={[',']}
          acceptValueOnBlur
          onChange={(entries) => set('bind', entries.length > 1 ? entries : entries[0])}
          {...bindField}
        />
        <Select
          label="mDNS advertiser"
          data={advertisers}
          value={textOf(bridge.advertiser) || 'ciao'}
          allowDeselect={false}
          onChange={(value) => value !== null && set('advertiser', value)}
          {...field('advertiser', 'How controllers on the network discover the bridge.')}
        />
        {optionalText('manufacturer', 'Manufacturer', 'The name shown in the Home app. Leave empty for Triptych.')}
        {optionalText('model', 'Model', 'The name shown in the Home app. Leave empty for Triptych Bridge.')}
        {optionalText('firmwareRevision', 'Firmware', 'A version, as 1.2.3. Leave empty for the version of Triptych.')}
        {optionalText(
          'setupID',
          'Setup ID',
          'Four digits or capital letters of the QR code. Leave empty for one of its own.',
        )}
        {onOff(
          'addIdentifyingMaterial',
          'Add characters to the name',
          'Four characters after the name tell bridges of the same name apart, as in Homebridge.',
        )}
        {onOff(
          'keepOrphans',
          'Keep accessories of removed plugins',
          'They stay in the Home app, without a response, until you remove them or their plugin is back.',
        )}
        <NumberField
          label="First port for unbridged accessories"
          description="Cameras and others. Leave empty for any port."
          value={ports.start}
          onChange={(value) => setPort('start', value)}
          error={portFault('start')}
        />
        <NumberField
          label="Last port for unbridged accessories"
          description="Each accessory uses one port."
          value={ports.end}
          onChange={(value) => setPort('end', value)}
          error={portFault('end')}
        />
      </SimpleGrid>
    </Card>
  )
}
