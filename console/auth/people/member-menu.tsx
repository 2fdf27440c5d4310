import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconLockOpen, IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Member } from '../kinds.ts'
import { calledMember } from './members.ts'

export interface MemberMenuProps {
  readonly member: Member
  readonly busy: boolean
  readonly onChange: () => void
  readonly onResend: () => void
  readonly onUnlock: () => void
  readonly onRemove: () => void
}

/** What an administrator may do with a member. */
export function MemberMenu({ member, busy, onChange, onResend, onUnlock, onRemove }: MemberMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          loading={busy}
          aria-label={`Actions for ${calledMember(member)}`}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onChange}>
          Change name or role
        </Menu.Item>
        {member.joined_at === null && (
          <Menu.Item leftSection={<IconMailForward size={16} />} onClick={onResend}>
            Resend invitation
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLockOpen size={16} />} onClick={onUnlock}>
          Reset sign-in limits
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
