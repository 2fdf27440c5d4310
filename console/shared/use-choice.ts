import { useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'

type Choice<Name extends string> = Readonly<Record<Name, string>>

/**
 * What is chosen on a page, by the names in its address: the address follows it, and one that the user goes to sets it.
 * What is empty is left out of the address.
 */
export function useChoice<Name extends string>(
  names: readonly Name[],
): readonly [Choice<Name>, (choice: Choice<Name>) => void] {
  const [params, setParams] = useSearchParams()
  const way = useNavigationType()
  const read = () => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Choice<Name>
  const [choice, setChoice] = useState(read)
  const [seen, setSeen] = useState(params)
  if (seen !== params) {
    setSeen(params)
    // Only what is chosen here replaces the address; links and the way back do not.
    if (way !== 'REPLACE') setChoice(read())
  }
  // The router is slower than the user who types, so a field cannot have its text from there.
  const choose = (next: Choice<Name>) => {
    setChoice(next)
    const named = names.flatMap((name) => (next[name] === '' ? [] : [[name, next[name]]]))
    setParams(Object.fromEntries(named), { replace: true, preventScrollReset: true })
  }
  return [choice, choose]
}
