import { Alert, Anchor, Center, Loader } from '@mantine/core'
import { useHash } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { isObject } from '../../src/lib/json.ts'
import { Reader } from '../shared/reader.tsx'
import { type Contract, readContract } from './contract.ts'
import { Menu } from './menu.tsx'
import { OperationPage } from './operation-page.tsx'
import { Overview } from './overview.tsx'

/** The contract of this surface as pages: one that introduces it, and one for each operation, by `#/<operationId>`. */
export function Reference() {
  const contract = useContract()
  const [hash] = useHash()
  const [token, setToken] = useState('')
  const id = hash.replace(/^#\//, '')
  const operation = contract?.chapters.flatMap(({ operations }) => operations).find((one) => one.id === id)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    // A link of this page is a page of its own: it begins at its heading.
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [id])
  const title = contract === null || contract === undefined ? 'API reference' : contract.title
  useEffect(() => {
    document.title = operation === undefined ? title : `${operation.summary} · ${title}`
  }, [operation, title])
  return (
    <Reader
      title="API reference"
      home="/docs"
      list="operations"
      shown={id}
      links={
        <>
          <Anchor href="/manual" size="sm">
            Manual
          </Anchor>
          <Anchor href="/openapi.json" size="sm">
            openapi.json
          </Anchor>
        </>
      }
      menu={(close) => contract && <Menu contract={contract} current={id} onChoose={close} />}
    >
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
    </Reader>
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
