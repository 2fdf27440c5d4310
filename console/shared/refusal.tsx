import { isProblem } from './problem.ts'
import { ProblemAlert } from './problem-alert.tsx'

/** What a user sees whose change came after that of another user. */
const meanwhile = 'This was changed by someone else. The current version is shown: check it and try again.'

/** Whether a change was refused because another one came before it. */
export function isStale(error: unknown): boolean {
  return isProblem(error) && error.code === 'stale'
}

/** That a change was refused, and what to do where another user was faster. */
export function Refusal({ what, error }: { readonly what: string; readonly error: unknown }) {
  return (
    <ProblemAlert what={what} error={isProblem(error) && isStale(error) ? { ...error, title: meanwhile } : error} />
  )
}
