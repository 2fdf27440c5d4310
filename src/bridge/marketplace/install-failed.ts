import { TriptychError } from '../../errors.ts'

/**
 * An install that did not come to its end; what was there before is still there.
 *
 * @param reasons for the caller, one a line; the last is the one that matters most
 */
export function installFailed(name: string, reasons: readonly string[], cause?: unknown): TriptychError {
  const shown = reasons.length > 0 ? reasons : ['the package manager gave no reason']
  return new TriptychError('install_failed', `installing ${name} failed: ${shown.join('; ')}`, {
    cause,
    errors: shown.map((message) => ({ in: 'body', name: '/package', message })),
  })
}

/** What an error of the file system means to the user who installs. */
export function reasonOfDisk(error: unknown): string {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: '' }
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'no space is left on the disk'
    case 'EROFS':
      return 'the disk cannot be written'
    case 'EACCES':
    case 'EPERM':
      return 'the plugins folder may not be written'
    default:
      return withoutPlaces(message || String(error))
  }
}

/** How many of npm's last lines a caller is shown, and how long each may be. */
const SHOWN_LINES = 10
const SHOWN_LENGTH = 500

/** npm ends with where its own log is, says which call failed, and gives advice that does not fit here. */
const NOISE =
  /^(?:A complete log|Log files|errno|syscall|path|dest|Note that you can also|tarball, folder|In most cases|a package version that)/

/** npm's last lines that say what was wrong, without its prefixes and without what the user should not see. */
export function meaningfulLines(lines: readonly string[]): string[] {
  const said = lines.flatMap((line) => {
    // `npm error 404  The requested resource …`
    const text = /^npm (?:error|ERR!)(?: +(?:\d{3}|notarget)(?= |$))? *(.*)$/.exec(line)?.[1]?.trim() ?? ''
    if (text.startsWith('code EALLOW')) return ['one of its dependencies is not from the registry']
    return text === '' || NOISE.test(text) ? [] : [text]
  })
  return said.slice(-SHOWN_LINES).map((line) => withoutPlaces(line).slice(0, SHOWN_LENGTH))
}

/** Of an address only its path stays, of a path only its end: hosts, credentials and folders are not for callers. */
export function withoutPlaces(text: string): string {
  return text
    .replace(/\b[a-z][a-z+.-]*:\/\/[^\s/'"]*\/?([^\s?#'"]*)[^\s'"]*/gi, '$1')
    .replace(/(?<![\w@.~-])\/(?:[^\s/'":,]+\/)+([^\s/'":,]*)/g, '$1')
}
