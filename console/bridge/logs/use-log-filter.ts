import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { filterOf, type LogFilter, paramsOf } from './log-filter.ts'

/** Tells the addresses that this page has set from those that the user has gone to. */
const OWN = 'chosen here'

/** The filter, which the address follows; an address that the user goes to sets it. */
export function useLogFilter(): readonly [LogFilter, (filter: LogFilter) => void] {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const [filter, setFilter] = useState(() => filterOf(params))
  useEffect(() => {
    if (state !== OWN) setFilter(filterOf(params))
  }, [params, state])
  // The router is slower than the user who types, so the field cannot be its.
  const choose = useCallback(
    (next: LogFilter) => {
      setFilter(next)
      setParams(paramsOf(next), { replace: true, state: OWN, preventScrollReset: true })
    },
    [setParams],
  )
  return [filter, choose]
}
