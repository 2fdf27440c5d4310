import { SimpleGrid, Switch } from '@mantine/core'
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
      {!isNative && (
        <>
          <NumberField
            label="Run as user"
            description="A user ID. Leave empty for the user that runs the bridge."
            {...field('uid')}
          />
          <Switch
            label="Allow install scripts"
            description="Some packages compile native code. Reinstall the plugin after saving."
            checked={own.allowScripts === true}
            error={field('allowScripts').error}
            onChange={({ currentTarget }) => onChange('allowScripts', currentTarget.checked || undefined)}
          />
        </>
      )}
    </SimpleGrid>
  )
}
