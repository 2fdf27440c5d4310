import { SimpleGrid, Stack, Switch } from '@mantine/core'
import { NumberField } from './number-field.tsx'

export interface ProcessFieldsProps {
  /** What the config says of this plugin. */
  readonly own: Readonly<Record<string, unknown>>
  /** Homebridge's plugins alone have scripts, and can run as another user. */
  readonly isNative: boolean
  readonly faults: readonly { readonly name: string; readonly message: string }[]
  readonly onChange: (name: string, value: unknown) => void
}

/** How one plugin is run. */
export function ProcessFields({ own, isNative, faults, onChange }: ProcessFieldsProps) {
  const field = (name: string) => ({
    value: own[name],
    error: faults.find((fault) => fault.name === `/${name}`)?.message,
    onChange: (value: unknown) => onChange(name, value),
  })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="md">
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
