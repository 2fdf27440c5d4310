import type { RefusalLog } from '../contract/problem-writer.ts'
import { type Logger, redactUrl } from '../server/logger.ts'

/** Refusals as log lines: ours to mend as errors, those with a cause worth knowing as info, the everyday ones as debug. */
export function refusalLog(logger: Logger): RefusalLog {
  return ({ requestId, method, url, code, status, error }) => {
    const fields = { requestId, method, url: redactUrl(url), code, status }
    if (status >= 500) return logger.error({ ...fields, err: error }, 'refused')
    const { message, cause } = error instanceof Error ? error : { message: code, cause: undefined }
    if (cause === undefined) return logger.debug(fields, message)
    logger.info({ ...fields, cause: cause instanceof Error ? cause.message : cause }, message)
  }
}
