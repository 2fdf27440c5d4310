import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core'
import { IconBraces, IconTrash } from '@tabler/icons-react'
import { Component, type ReactNode, useMemo } from 'react'
import { isObject } from '../../../src/lib/json.ts'
import { pointerTokens } from '../../../src/lib/json-pointer.ts'
import { Loaded } from '../../shared/loaded.tsx'
import { problemOf } from '../../shared/problem.ts'
import { api } from '../api.ts'
import { arrange } from './arrangement.ts'
import { Blocks } from './blocks.tsx'
import { type Entry, textOf } from './entry.ts'
import { pluginText } from './form-ui.tsx'
import { entrySchema, type Schema } from './schema-parts.ts'

/** Where a plugin's schema asks for what no form can show, the rest of the page goes on. */
class FormBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Alert title="This plugin’s form cannot be displayed">Edit the entry as JSON instead.</Alert>
  }
}

interface EntryFormProps {
  readonly entry: Entry
  /** Null where the owner of this entry is unknown. */
  readonly plugin: string | null
  readonly faults: readonly { readonly name: string; readonly message: string }[]
  readonly onChange: (value: unknown) => void
  readonly onRemove: () => void
  readonly onJson: () => void
}

/** One entry of the config, as its plugin asks for it. */
export function EntryForm(props: EntryFormProps) {
  const { entry, plugin, faults, onChange, onRemove, onJson } = props
  const { value, list } = entry
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" className="name">
        {list === 'platforms' ? 'Platform' : 'Accessory'}{' '}
        <b>{textOf(value[list === 'platforms' ? 'platform' : 'accessory'])}</b>
        {plugin === null ? ' of a plugin that is not installed' : ` of ${plugin}`}
      </Text>
      {plugin === null ? (
        <Fields schema={{}} {...props}>
          <Text size="sm">
            No form available: no plugin is installed at{' '}
            <span className="name">{textOf(value.plugin) || 'its path'}</span>.
          </Text>
        </Fields>
      ) : (
        <PluginFields {...props} plugin={plugin} onChange={onChange} faults={faults} />
      )}
      <Group justify="space-between">
        <Button variant="default" size="xs" leftSection={<IconBraces size={14} />} onClick={onJson}>
          Edit as JSON
        </Button>
        <Button variant="subtle" color="red" size="xs" leftSection={<IconTrash size={14} />} onClick={onRemove}>
          Remove entry
        </Button>
      </Group>
    </Stack>
  )
}

function PluginFields(props: EntryFormProps & { readonly plugin: string }) {
  const query = api.useQuery(
    'get',
    '/api/marketplace/plugin-form/{name}',
    { params: { path: { name: props.plugin } } },
    // It comes with the plugin, and takes a process to tell.
    { staleTime: 300_000, refetchOnWindowFocus: false },
  )
  const schema = useMemo(() => entrySchema((query.data?.schema ?? {}) as Schema), [query.data])
  const blocks = useMemo(() => arrange(query.data?.layout ?? null, schema), [query.data, schema])
  if (query.isError && problemOf(query.error).status === 404) {
    return (
      <Fields schema={{}} {...props}>
        <Text size="sm">This plugin has no settings form. See its README for the available settings.</Text>
      </Fields>
    )
  }
  const { entry, faults, onChange } = props
  return (
    <Loaded query={query}>
      {({ header, footer, customUi, conditions }) => (
        <Fields {...props} schema={schema}>
          {customUi && (
            <Text size="sm" c="dimmed">
              This plugin also has a custom Homebridge UI, which is not shown here.
            </Text>
          )}
          {header !== '' && pluginText(header)}
          <FormBoundary>
            <Blocks
              id={`${entry.list}-${entry.index}`}
              blocks={blocks}
              schema={schema}
              value={entry.value}
              conditions={conditions}
              onChange={onChange}
              errors={faults}
            />
          </FormBoundary>
          {footer !== '' && pluginText(footer)}
        </Fields>
      )}
    </Loaded>
  )
}

/** What every entry has, and the faults that no field of the form shows. */
function Fields({
  schema,
  entry,
  faults,
  onChange,
  children,
}: EntryFormProps & { schema: Schema; children: React.ReactNode }) {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const hasName = Object.hasOwn(properties, 'name') || (entry.list === 'platforms' && !('name' in entry.value))
  const elsewhere = faults.filter(({ name }) => {
    const [first] = pointerTokens(name)
    return first === undefined || !Object.hasOwn(properties, first)
  })
  const others = hasName ? elsewhere : elsewhere.filter(({ name }) => name !== '/name')
  return (
    <>
      {others.length > 0 && (
        <Alert color="red" title="This entry is not valid">
          <List size="sm">
            {others.map(({ name, message }) => (
              <List.Item key={`${name} ${message}`} className="name">
                {name.slice(1)} {message}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {!hasName && (
        <TextInput
          label="Name"
          dir="auto"
          value={textOf(entry.value.name)}
          error={elsewhere.find(({ name }) => name === '/name')?.message}
          onChange={({ currentTarget }) => onChange({ ...entry.value, name: currentTarget.value })}
        />
      )}
      {children}
    </>
  )
}
