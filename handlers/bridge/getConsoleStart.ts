import type { GetConsoleStartReply } from '../../generated/bridge/handlers.ts'
import { sentOn } from '../common/console-sign-in.ts'

export async function getConsoleStart(): Promise<GetConsoleStartReply> {
  return sentOn(302, '/')
}
