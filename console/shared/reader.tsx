import { AppShell, Burger, Container, Group, ScrollArea, useMantineTheme } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import { Brand } from './brand.tsx'
import { SchemeButton } from './scheme-button.tsx'

export interface ReaderProps {
  readonly title: string
  readonly home: string
  /** What the menu lists, in lower case: `pages`. */
  readonly list: string
  /** What is shown: another one closes the menu of a narrow page. */
  readonly shown: string
  readonly links: ReactNode
  readonly menu: (close: () => void) => ReactNode
  readonly children: ReactNode
}

/** The frame of what is there to be read: a menu beside one page of many. */
export function Reader({ title, home, list, shown, links, menu, children }: ReaderProps) {
  const [opened, { toggle, close }] = useDisclosure()
  const { breakpoints } = useMantineTheme()
  const wide = useMediaQuery(`(min-width: ${breakpoints.md})`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when something else is shown
  useEffect(close, [shown, close])
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 320, breakpoint: 'md', collapsed: { mobile: !opened } }}
      padding={{ base: 'md', md: 'xl' }}
      transitionDuration={0}
    >
      <button type="button" className="skip" onClick={() => document.getElementById('page')?.focus()}>
        Skip to content
      </button>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap" gap="sm">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="md"
              size="sm"
              aria-expanded={opened}
              aria-label={`${opened ? 'Close' : 'Open'} the list of ${list}`}
            />
            <Brand surface={title} home={home} />
          </Group>
          {/* On a narrow page the name gives way: a link that breaks would not fit into the bar. */}
          <Group gap="md" wrap="nowrap" flex="none">
            {links}
            <SchemeButton />
          </Group>
        </Group>
      </AppShell.Header>
      {/* Beside a narrow page the menu is out of sight, and out of the way of the keyboard. */}
      <AppShell.Navbar aria-label={`${list[0]?.toUpperCase()}${list.slice(1)}`} inert={!opened && wide === false}>
        <ScrollArea h="100%" type="auto">
          {menu(close)}
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="page" tabIndex={-1}>
        <Container size="md" px={0} ml={0}>
          {children}
        </Container>
      </AppShell.Main>
    </AppShell>
  )
}
