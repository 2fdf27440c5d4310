import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from './confirm.tsx'

/**
 * Asks before a dialog closes with something in it that is not saved, and nowhere else: Escape is pressed easily, to be
 * rid of a list of suggestions for one.
 *
 * @param unsaved whether there is something
 * @param close closes the dialog; called after saving
 * @returns what Escape, the cross and Cancel call
 */
export function guardClose(unsaved: boolean, close: () => void): () => void {
  if (!unsaved) return close
  return async () => {
    const discard = await confirm({
      title: 'Close without saving?',
      body: 'Your input has not been saved and would be lost.',
      action: 'Discard',
      instead: 'Continue editing',
    })
    if (discard) close()
  }
}

/**
 * Asks before the user leaves a page with changes that are nowhere else.
 *
 * @param unsaved whether there are such changes
 * @param searchTells whether another query of the address shows something else in place of them
 */
export function useUnsaved(unsaved: boolean, searchTells = false): void {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      unsaved && (here.pathname !== there.pathname || (searchTells && here.search !== there.search)),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const ask = {
      title: 'Leave without saving?',
      body: 'Your changes have not been saved and would be lost.',
      action: 'Leave',
    }
    void confirm(ask).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])
}
