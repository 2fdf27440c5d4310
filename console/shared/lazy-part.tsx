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

/**
 * A heavy part of a page, loaded when it is first shown. Where that fails the page goes on, with what was written on
 * it, and the part can be asked for again; `lazy` of React would take the whole page along.
 *
 * @param load imports it
 * @param waiting what stands there meanwhile
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Part !== null || failed) return
      let gone = false
      load().then(
        (part) => {
          loaded = part
          if (!gone) setPart(() => part)
        },
        () => {
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

/** Style sheets that did not come are fetched again: Vite asks for each of them once. */
function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode())
  }
}
