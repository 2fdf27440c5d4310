import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Problem } from './problem.ts'
import { ProblemAlert } from './problem-alert.tsx'

/**
 * What a part that did not load says; the error itself only names a file. Once the consoles are rebuilt, the files of
 * the page that is open are gone for good.
 */
const notLoaded: Problem = {
  title:
    'Check the connection and try again. If that does not help, the console has been updated: save your work, then ' +
    'reload the page.',
  status: 0,
  code: 'not_loaded',
}

/** What a module of a part exports. */
interface PartModule<P> {
  readonly default: ComponentType<P>
}

/**
 * A heavy part of a page, loaded when it is first shown. Where that fails the page goes on, with what was written on
 * it, and the part can be asked for again; `lazy` of React would take the whole page along.
 *
 * @param load imports it
 * @param waiting what stands there meanwhile
 */
export function lazyPart<P extends object>(
  load: () => Promise<PartModule<P>>,
  waiting: (props: P) => ReactNode,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  let failures = 0
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Part !== null || failed) return
      let gone = false
      loadAgain(load, failures).then(
        ({ default: part }) => {
          loaded = part
          if (!gone) setPart(() => part)
        },
        () => {
          failures += 1
          if (!gone) setFailed(true)
        },
      )
      return () => {
        gone = true
      }
    }, [Part, failed])
    const retry = () => {
      reloadStyles()
      setFailed(false)
    }
    if (Part !== null) return <Part {...props} />
    if (failed) return <ProblemAlert error={notLoaded} what="Part of this page did not load" onRetry={retry} />
    return waiting(props)
  }
}

/**
 * Some browsers keep that a module did not come for as long as the page is open, by its address, which the error names: then
 * the module is had by another address.
 *
 * @param failures how often it did not come
 */
async function loadAgain<P>(load: () => Promise<PartModule<P>>, failures: number): Promise<PartModule<P>> {
  try {
    return await load()
  } catch (error) {
    const [address] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? []
    if (failures === 0 || address === undefined) throw error
    return await import(/* @vite-ignore */ `${address}?again=${failures}`)
  }
}

/** Style sheets that did not come are fetched again: Vite asks for each of them once. */
function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode())
  }
}
