import { Radio, Stack } from '@mantine/core'
import type { Role } from '../kinds.ts'

const roles = [
  { value: 'member', label: 'Member', about: 'Can read, write and publish in the workspace.' },
  { value: 'admin', label: 'Administrator', about: 'Can also invite and remove members, and manage agents.' },
] as const

/** Chooses what the user may do. */
export function RoleField({ value, onChange }: { readonly value: Role; readonly onChange: (role: Role) => void }) {
  return (
    <Radio.Group label="Role" value={value} onChange={(role) => onChange(role as Role)}>
      <Stack gap="xs" mt={6}>
        {roles.map(({ value, label, about }) => (
          <Radio key={value} value={value} label={label} description={about} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
