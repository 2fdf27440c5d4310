import { Radio, Stack } from '@mantine/core'
import type { Role } from '../kinds.ts'

const roles = [
  { value: 'member', label: 'Member', about: 'Reads, writes and publishes in the workspace.' },
  { value: 'admin', label: 'Administrator', about: 'Also invites and removes people, and looks after agents.' },
] as const

/** Chooses what somebody may do. */
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
