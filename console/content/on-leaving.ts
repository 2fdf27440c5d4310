import { useEffect, useRef } from 'react'

/**
 * Does something once the component is gone: forgetting what a page still shows would have it asked for again.
 *
 * @returns what says that it is to be done
 */
export function useOnLeaving(then: () => void): () => void {
  const latest = useRef(then)
  latest.current = then
  const wanted = useRef(false)
  useEffect(
    () => () => {
      if (wanted.current) latest.current()
    },
    [],
  )
  return () => {
    wanted.current = true
  }
}
