import { Menu } from '@mantine/core'
import {
  IconDownload,
  IconKey,
  IconLockOpen,
  IconMailForward,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react'
import { ActionsMenu } from '../../shared/actions-menu.tsx'
import type { Member } from '../kinds.ts'
import { calledMember } from './members.ts'

export interface MemberMenuProps {
  readonly member: Member
  readonly busy: boolean
  readonly onChange: () => void
  readonly onAccess: () => void
  readonly onSuspend: () => void
  readonly onReinstate: () => void
  readonly onResend: () => void
  readonly onUnlock: () => void
  readonly onRemove: () => void
}

/** What an administrator may do with a member. */
export function MemberMenu({ member, busy, ...on }: MemberMenuProps) {
  const suspended = member.status === 'suspended'
  return (
    <ActionsMenu label={`Actions for ${calledMember(member)}`} size="lg" loading={busy}>
      <Menu.Item leftSection={<IconPencil size={16} />} onClick={on.onChange}>
        Change name, email or role
      </Menu.Item>
      <Menu.Item leftSection={<IconKey size={16} />} onClick={on.onAccess}>
        Sessions and tokens
      </Menu.Item>
      <Menu.Item
        leftSection={<IconDownload size={16} />}
        component="a"
        href={`/api/v1/members/${member.id}/export`}
        download
      >
        Download their data
      </Menu.Item>
      {member.joined_at === null && !suspended && (
        <Menu.Item leftSection={<IconMailForward size={16} />} onClick={on.onResend}>
          Resend invitation
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLockOpen size={16} />} onClick={on.onUnlock}>
        Reset sign-in limits
      </Menu.Item>
      {suspended ? (
        <Menu.Item leftSection={<IconUserCheck size={16} />} onClick={on.onReinstate}>
          Reinstate
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconUserOff size={16} />} onClick={on.onSuspend}>
          Suspend
        </Menu.Item>
      )}
      <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={on.onRemove}>
        Remove
      </Menu.Item>
    </ActionsMenu>
  )
}
