import { notifyDone, notifyProblem, notifyWarning } from '../../shared/notify.ts'
import { problemOf } from '../../shared/problem.ts'
import { keyBeside, keyFor, nameOf } from '../media/keys.ts'
import { sendMedia } from '../media/media-calls.ts'

/** Names that are tried beside one that is taken. */
const MOST_NAMES = 20

/**
 * Uploads pictures that were pasted or dropped, each under its own name or one beside it; they are public at once. Says what
 * was uploaded, and what was not.
 *
 * @returns Markdown that shows them; null where none was uploaded
 */
export async function uploadPictures(site: string, files: readonly File[]): Promise<string | null> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  if (pictures.length < files.length)
    notifyWarning('Only pictures were taken', 'Upload other files on the page Media.', 'only-pictures')
  const shown: string[] = []
  for (const file of pictures) {
    try {
      const key = await upload(site, file)
      shown.push(
        `![${nameOf(key)
          .replace(/\.[^.]*$/, '')
          .replace(/[[\]\\]/g, '')}](${addressOf(key)})`,
      )
      notifyDone(`${key} was uploaded. It is public.`)
    } catch (error) {
      notifyProblem(`${file.name} was not uploaded`, error)
    }
  }
  return shown.length === 0 ? null : shown.join('\n')
}

/** As Markdown takes it within parentheses. */
function addressOf(key: string): string {
  return encodeURI(`/media/${key}`).replace(
    /[?#()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Uploads a file under its name, or one beside it. @returns the key that it has @throws Problem */
export async function upload(site: string, file: File): Promise<string> {
  let key = keyFor('', file.name)
  for (let tries = 1; ; tries += 1) {
    try {
      const signal = new AbortController().signal
      return (await sendMedia({ site, key, file, over: false, signal, onSent: () => {} })).key
    } catch (error) {
      const { code } = problemOf(error)
      if ((code !== 'stale' && code !== 'key_taken') || tries === MOST_NAMES) throw error
      key = keyBeside(key)
    }
  }
}
