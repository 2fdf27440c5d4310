import type { Advertiser } from '../config/types.ts'
import { type Bind, isLoopbackOnly } from './bind.ts'

export interface ReachSettings {
  /** Why HAP does not listen; null when it does. */
  readonly error: string | null
  readonly bind: Bind
  readonly advertiser: Advertiser
  /** Which of the two the environment sets, so that the config file has no say. */
  readonly fromEnvironment: { readonly bind: boolean; readonly advertiser: boolean }
}

/** Why no phone can pair with the bridge, and the setting that helps; null where one can. */
export function reachProblem({ error, bind, advertiser, fromEnvironment }: ReachSettings): string | null {
  if (error !== null) return `HAP does not listen: ${error}.`
  const where = fromEnvironment.bind ? 'SVC_HAP_BIND' : 'bridge.bind in the config'
  const how = fromEnvironment.advertiser ? 'SVC_HAP_ADVERTISER' : 'bridge.advertiser in the config'
  const problems = [
    isLoopbackOnly(bind) && `HAP listens on ${bind.join(', ')}, for this machine only: change ${where}`,
    advertiser === 'none' && `HAP is not advertised, so no phone finds it: change ${how}`,
  ]
  const text = problems.filter((problem) => problem !== false).join('; ')
  return text === '' ? null : `${text}.`
}
