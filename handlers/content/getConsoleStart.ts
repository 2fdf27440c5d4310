import type { GetConsoleStartReply } from '../../generated/content/handlers.ts'
import { sentOn } from '../common/console-sign-in.ts'

export async function getConsoleStart(): Promise<GetConsoleStartReply> {
  return sentOn(302, '/')
}
