import { isProblem } from '../shared/problem.ts'
import { ProblemAlert } from '../shared/problem-alert.tsx'

/** What somebody is told whose change came after that of somebody else. */
const meanwhile = 'Somebody changed this since you read it. It is shown as it is now: look, and try again.'

/** Whether a change was refused because another one came before it. */
export function isStale(error: unknown): boolean {
  return isProblem(error) && error.code === 'stale'
}

/** That a change was refused, and what to do where somebody else was faster. */
export function Refusal({ what, error }: { readonly what: string; readonly error: unknown }) {
  return (
    <ProblemAlert what={what} error={isProblem(error) && isStale(error) ? { ...error, title: meanwhile } : error} />
  )
}
