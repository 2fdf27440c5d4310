import { notifications } from '@mantine/notifications'
import { problemOf } from './problem.ts'

/** Says what worked. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: 'brand' })
}

/** Says what worked, and what somebody has to know of it; it stays until it is closed. There is one with an `id` at a time. */
export function notifyWarning(title: string, message: string, id: string): void {
  notifications.show({ id, title, message, color: 'orange', autoClose: false })
}

/** Says what did not, in the words of what refused it; it stays until it is closed. */
export function notifyProblem(what: string, error: unknown): void {
  const { title, errors = [] } = problemOf(error)
  const details = errors.slice(0, 3).map(({ name, message }) => (name === '' ? message : `${name}: ${message}`))
  notifications.show({ title: what, message: [title, ...details].join('. '), color: 'red', autoClose: false })
}
