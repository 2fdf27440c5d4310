import { notifications } from '@mantine/notifications'
import { problemOf } from './problem.ts'

/** Says what worked. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: 'brand' })
}

/** Shows a warning until it is closed; one with the `id` of a warning that is still open is not shown again. */
export function notifyWarning(title: string, message: string, id: string): void {
  notifications.show({ id, title, message, color: 'orange', autoClose: false })
}

/** Says what did not, in the words of what refused it; it stays until it is closed. */
export function notifyProblem(what: string, error: unknown): void {
  const { title, errors = [] } = problemOf(error)
  const details = errors.slice(0, 3).map(({ name, message }) => (name === '' ? message : `${name}: ${message}`))
  notifications.show({ title: what, message: [title, ...details].join('. '), color: 'red', autoClose: false })
}
