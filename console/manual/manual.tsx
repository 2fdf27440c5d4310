import { Anchor, AppShell, Burger, Container, Group, ScrollArea, useMantineTheme } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { useEffect } from 'react'
import { Brand } from '../shared/brand.tsx'
import { SchemeButton } from '../shared/scheme-button.tsx'
import { pages } from './files.ts'
import { ManualMenu } from './manual-menu.tsx'
import { MissingPage, PageText } from './page-text.tsx'

/** The manual: one page, by the `page` of the address, and beside it the others and a search. */
export function Manual() {
  const [opened, { toggle, close }] = useDisclosure()
  const { breakpoints } = useMantineTheme()
  const wide = useMediaQuery(`(min-width: ${breakpoints.md})`)
  const id = new URLSearchParams(location.search).get('page') ?? 'index'
  const page = pages.find((one) => one.id === id || one.id === `${id}/index`)
  useEffect(() => {
    document.title = `${page?.title ?? 'Page not found'} · Triptych manual`
    // The browser looked for it before the page was there.
    if (location.hash !== '') document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [page])
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
              aria-label={opened ? 'Close the list of pages' : 'Open the list of pages'}
            />
            <Brand surface="Manual" home="/manual" />
          </Group>
          <Group gap="md" wrap="nowrap">
            <Anchor href="/docs" size="sm">
              API reference
            </Anchor>
            <SchemeButton />
          </Group>
        </Group>
      </AppShell.Header>
      {/* Beside a narrow page the menu is out of sight, and out of the way of the keyboard. */}
      <AppShell.Navbar aria-label="Pages" inert={!opened && wide === false}>
        <ScrollArea h="100%" type="auto">
          <ManualMenu pages={pages} current={page?.id ?? null} onChoose={close} />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="page" tabIndex={-1}>
        <Container size="md" px={0} ml={0}>
          {page === undefined ? <MissingPage /> : <PageText page={page} />}
        </Container>
      </AppShell.Main>
    </AppShell>
  )
}
