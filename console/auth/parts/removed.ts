import { answer } from '../../shared/answer.ts'
import { isProblem } from '../../shared/problem.ts'

/**
 * Waits until something is gone. What another user took away meanwhile is: a list that still has it is only old.
 *
 * @throws what the surface answered in place of it
 */
export async function ignoreMissing(call: Parameters<typeof answer>[0]): Promise<void> {
  try {
    await answer(call)
  } catch (error) {
    if (!isProblem(error) || error.code !== 'not_found') throw error
  }
}
