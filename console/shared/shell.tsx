import { AppShell, Burger, Group, NavLink, ScrollArea, useMantineTheme } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconArticle, IconBook2, IconHome, IconUsers } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { Brand } from './brand.tsx'
import { type Person, PersonMenu } from './person-menu.tsx'
import { SchemeButton } from './scheme-button.tsx'

/** One page in the navigation. */
export interface NavItem {
  readonly to: string
  readonly label: string
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** Also current on pages below it. */
  readonly whole?: boolean
}

export interface ShellProps {
  /** Beside the product's name: `Bridge`. */
  readonly surface: string
  readonly items: readonly NavItem[]
  /** Above the items. */
  readonly above?: ReactNode
  /** Below the items. */
  readonly below?: ReactNode
  /** `null` where no sign-in is required. */
  readonly person: Person | null
  /** Where the sign-out form posts to. */
  readonly signOut: string
  readonly accountUrl: string | null
  /** The other consoles, where this visitor may go. */
  readonly consoles: readonly ConsoleLink[]
}

/** The console of another surface. */
export interface ConsoleLink {
  readonly surface: keyof typeof others
  readonly url: string
}

const others = {
  auth: { label: 'Settings', icon: IconUsers },
  bridge: { label: 'Bridge', icon: IconHome },
  content: { label: 'Content', icon: IconArticle },
} as const

/** The frame of every page of a console: bar, navigation, and the page itself. */
export function Shell({ surface, items, above, below, person, signOut, accountUrl, consoles }: ShellProps) {
  const [opened, { toggle, close }] = useDisclosure()
  const { breakpoints } = useMantineTheme()
  const wide = useMediaQuery(`(min-width: ${breakpoints.sm})`)
  const { pathname } = useLocation()
  // A user who chose a page wants to see it.
  useEffect(() => {
    if (pathname !== '') close()
  }, [pathname, close])
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 248, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding={{ base: 'md', md: 'xl' }}
      transitionDuration={0}
    >
      <a href="#page" className="skip">
        Skip to content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap" gap="sm">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-expanded={opened}
              aria-label={opened ? 'Close the navigation' : 'Open the navigation'}
            />
            <Brand surface={surface} home="/" />
          </Group>
          <Group gap="xs" wrap="nowrap">
            <SchemeButton />
            <PersonMenu person={person} signOut={signOut} accountUrl={accountUrl} />
          </Group>
        </Group>
      </AppShell.Header>
      {/* On a narrow page the closed menu is out of sight, and out of reach of the keyboard. */}
      <AppShell.Navbar aria-label="Pages" inert={!opened && wide === false}>
        {above && <AppShell.Section p="md">{above}</AppShell.Section>}
        <AppShell.Section grow component={ScrollArea} p="xs">
          {items.map(({ to, label, icon: Icon, whole = true }) => {
            const current = pathname === to || (whole && to !== '/' && pathname.startsWith(`${to}/`))
            return (
              <NavLink
                key={to}
                component={Link}
                to={to}
                label={label}
                leftSection={<Icon size={18} stroke={1.75} />}
                active={current}
                aria-current={current ? 'page' : undefined}
                style={{ borderRadius: 'var(--mantine-radius-md)' }}
              />
            )
          })}
        </AppShell.Section>
        <AppShell.Section p="xs" style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}>
          {consoles.map((other) => {
            const { label, icon: Icon } = others[other.surface]
            return (
              <NavLink
                key={other.surface}
                href={other.url}
                label={label}
                leftSection={<Icon size={18} stroke={1.75} />}
                style={{ borderRadius: 'var(--mantine-radius-md)' }}
              />
            )
          })}
          <NavLink
            href="/manual"
            label="Manual"
            leftSection={<IconBook2 size={18} stroke={1.75} />}
            style={{ borderRadius: 'var(--mantine-radius-md)' }}
          />
        </AppShell.Section>
        {below && <AppShell.Section p="md">{below}</AppShell.Section>}
      </AppShell.Navbar>
      <AppShell.Main id="page">
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}
