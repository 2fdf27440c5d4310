/** What no key may hold: control characters, and what an address reads as something else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const refused = /[\u0000-\u001f\u007f-\u009f\\?#]/g

/** A name that a key may have, as near to the file's own as can be. */
function segmentOf(name: string): string {
  return name.replace(refused, '-').replace(/^\.+/, '').trim()
}

/**
 * The key for a file.
 *
 * @param folder where it goes; may be empty, and end with a slash or not
 * @param path the file's name, or its path within a folder that was dropped
 */
export function keyFor(folder: string, path: string): string {
  return [...folder.split('/'), ...path.split('/')]
    .map((segment) => segmentOf(segment.normalize('NFC').toWellFormed()))
    .filter((segment) => segment !== '')
    .join('/')
}

/** What is wrong with a key that the user typed; null for one that can be asked for. */
export function faultOfKey(key: string): string | null {
  if (key.trim() === '') return 'Enter a name'
  return keyFor('', key) === key.normalize('NFC')
    ? null
    : 'A key cannot have empty parts, parts that begin with a dot, or any of \\ ? #'
}

/** The folder of a key, with its slash; empty at the top. */
export function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1)
}

/** The key without its folder. */
export function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}

/** Another key beside one that is taken: `docs/house.png` gives `docs/house-2.png`. */
export function keyBeside(key: string): string {
  const name = nameOf(key)
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)]
  const counted = /^(.*)-(\d{1,9})$/.exec(stem)
  const next = counted === null ? `${stem}-2` : `${counted[1]}-${Number(counted[2]) + 1}`
  return `${folderOf(key)}${next}${ending}`
}

/** The folders that keys are in, and those that these are in, in order. */
export function foldersOf(keys: readonly string[]): string[] {
  const folders = new Set<string>()
  for (const key of keys) {
    for (let at = key.indexOf('/'); at >= 0; at = key.indexOf('/', at + 1)) folders.add(key.slice(0, at + 1))
  }
  return [...folders].sort()
}
