import { ActionIcon, type ActionIconProps, Menu, type MenuProps } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface ActionsMenuProps
  extends Pick<ActionIconProps, 'variant' | 'size' | 'loading' | 'disabled'>,
    Pick<MenuProps, 'position'> {
  /** What the button is called: `Actions for Ada`. */
  readonly label: string
  /** Items of a menu. */
  readonly children: ReactNode
}

/** What is done with something now and then, behind a button with three dots. */
export function ActionsMenu({ label, position = 'bottom-end', children, ...button }: ActionsMenuProps) {
  return (
    <Menu position={position} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} {...button}>
          <IconDots size={button.size === 'sm' ? 16 : 18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
