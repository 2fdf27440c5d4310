import {
  Alert,
  Anchor,
  AppShell,
  Burger,
  Center,
  Container,
  Group,
  Loader,
  ScrollArea,
  useMantineTheme,
} from '@mantine/core'
import { useDisclosure, useHash, useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { isObject } from '../../src/lib/json.ts'
import { Brand } from '../shared/brand.tsx'
import { SchemeButton } from '../shared/scheme-button.tsx'
import { type Contract, readContract } from './contract.ts'
import { Menu } from './menu.tsx'
import { OperationPage } from './operation-page.tsx'
import { Overview } from './overview.tsx'

/** The contract of this surface as pages: one that introduces it, and one for each operation, by `#/<operationId>`. */
export function Reference() {
  const contract = useContract()
  const [opened, { toggle, close }] = useDisclosure()
  const { breakpoints } = useMantineTheme()
  const wide = useMediaQuery(`(min-width: ${breakpoints.md})`)
  const [hash] = useHash()
  const [token, setToken] = useState('')
  const id = hash.replace(/^#\//, '')
  const operation = contract?.chapters.flatMap(({ operations }) => operations).find((one) => one.id === id)
  const shown = useRef(id)
  useEffect(() => {
    close()
    if (shown.current === id) return
    shown.current = id
    // A link of this page is a page of its own: it begins at its heading.
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [id, close])
  const title = contract === null || contract === undefined ? 'API reference' : contract.title
  useEffect(() => {
    document.title = operation === undefined ? title : `${operation.summary} · ${title}`
  }, [operation, title])
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
              aria-label={opened ? 'Close the list of operations' : 'Open the list of operations'}
            />
            <Brand surface="API reference" home="/docs" />
          </Group>
          <Group gap="md" wrap="nowrap">
            <Anchor href="/manual" size="sm">
              Manual
            </Anchor>
            <Anchor href="/openapi.json" size="sm">
              openapi.json
            </Anchor>
            <SchemeButton />
          </Group>
        </Group>
      </AppShell.Header>
      {/* Beside a narrow page the menu is out of sight, and out of the way of the keyboard. */}
      <AppShell.Navbar aria-label="Operations" inert={!opened && wide === false}>
        <ScrollArea h="100%" type="auto">
          {contract && <Menu contract={contract} current={id} onChoose={close} />}
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="page" tabIndex={-1}>
        <Container size="md" px={0} ml={0}>
          {contract === null && (
            <Center mih="40vh">
              <Loader aria-label="Loading the contract" />
            </Center>
          )}
          {contract === undefined && (
            <Alert color="red" title="The contract could not be loaded" role="alert">
              Check the connection, and reload the page. <Anchor href="/openapi.json">/openapi.json</Anchor> is what it
              shows.
            </Alert>
          )}
          {contract && operation === undefined && <Overview contract={contract} missing={id === '' ? null : id} />}
          {contract && operation && (
            <OperationPage key={id} contract={contract} operation={operation} token={token} onToken={setToken} />
          )}
        </Container>
      </AppShell.Main>
    </AppShell>
  )
}

/** `null` while it loads, `undefined` where that failed. */
function useContract(): Contract | null | undefined {
  const [contract, setContract] = useState<Contract | null | undefined>(null)
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/openapi.json', { signal: leaving.signal })
      .then((response) => response.json())
      .then((document: unknown) =>
        setContract(isObject(document) && isObject(document.paths) ? readContract(document) : undefined),
      )
      .catch(() => {
        if (!leaving.signal.aborted) setContract(undefined)
      })
    return () => leaving.abort()
  }, [])
  return contract
}
