import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core'
import { IconBook, IconLogout, IconUserCircle } from '@tabler/icons-react'

/** Who is signed in. */
export interface Person {
  readonly name: string | null
  readonly email: string
}

export interface PersonMenuProps {
  readonly person: Person | null
  readonly signOut: string
  readonly accountUrl: string | null
}

/** Who is signed in, their account, the API, and the way out. */
export function PersonMenu({ person, signOut, accountUrl }: PersonMenuProps) {
  const called = person === null ? 'No sign-in required' : (person.name ?? person.email)
  return (
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <UnstyledButton>
          <span className="visually-hidden">{person === null ? 'Menu' : `Signed in as ${called}`}</span>
          <Avatar radius="xl" size={34} color="brand" name={called} aria-hidden="true">
            {person === null ? <IconUserCircle size={20} /> : null}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" c="var(--mantine-color-text)" className="name" lineClamp={2}>
            {called}
          </Text>
          {person?.name && (
            <Text size="xs" className="name" truncate>
              {person.email}
            </Text>
          )}
        </Menu.Label>
        {accountUrl !== null && (
          <Menu.Item component="a" href={accountUrl} leftSection={<IconUserCircle size={16} />}>
            Your account
          </Menu.Item>
        )}
        <Menu.Item component="a" href="/docs" leftSection={<IconBook size={16} />}>
          API reference
        </Menu.Item>
        {person !== null && (
          <form method="post" action={signOut}>
            {/* A menu that closes takes its form off the page, and a browser sends no form that is on none. */}
            <Menu.Item component="button" type="submit" closeMenuOnClick={false} leftSection={<IconLogout size={16} />}>
              Sign out
            </Menu.Item>
          </form>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
