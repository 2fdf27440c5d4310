import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { type SettingName, settings } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Holds every `SVC_` name of an environment against the known ones. No schema of zod does this: it knows neither
 * `<NAME>_FILE` nor which value may stand in a message, and an unknown name has to suggest the one that was meant.
 *
 * @throws ConfigError for an unknown name
 */
export function checkNames(env: Environment): void {
  const known = new Set(settings.flatMap((setting) => withFile(setting)))
  for (const name of Object.keys(env).sort()) {
    if (!name.startsWith('SVC_') || known.has(name)) continue
    const near = nearest(name, [...known])
    throw new ConfigError(name, `is not a setting${near === undefined ? '' : `; did you mean ${near}?`}`)
  }
}

/**
 * The value of a setting, or of the file that `<NAME>_FILE` names; `undefined` when neither is set.
 *
 * @throws ConfigError for an empty value, an unreadable file and a value with control characters
 */
function readSetting(env: Environment, name: SettingName): string | undefined {
  const value = readText(env, name)
  // Parsers of URLs drop line ends and tabs without a word. Key material alone may be wrapped over lines.
  if (value !== undefined && name !== 'SVC_SECRET_KEY' && /\p{Cc}/u.test(value)) {
    throw new ConfigError(name, 'must not hold control characters, such as a tab or a line end')
  }
  return value
}

function readText(env: Environment, name: SettingName): string | undefined {
  const value = env[name]
  if (value === '') throw new ConfigError(name, 'is empty; give it a value or leave it out')
  const fileName = `${name}_FILE`
  const file = env[fileName]
  if (file === undefined) return value
  if (value !== undefined) throw new ConfigError(fileName, `is set beside ${name}; set one of the two`)
  return readSecretFile(fileName, file)
}

function readSecretFile(variable: string, file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    throw new ConfigError(variable, `names a file that cannot be read (${reason})`)
  }
  const value = text.replace(/\r?\n$/, '')
  if (value === '') throw new ConfigError(variable, 'names an empty file')
  return value
}

function withFile(setting: { name: string; secret?: true }): string[] {
  return setting.secret ? [setting.name, `${setting.name}_FILE`] : [setting.name]
}

/** The known name that the fewest edits lead to, if a third of the letters or fewer would change. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .sort((a, b) => a.distance - b.distance)
  return best !== undefined && best.distance <= name.length / 3 ? best.candidate : undefined
}

/** Levenshtein's distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** A setting that stops the start (exit code 78, EX_CONFIG). The message never holds a secret's value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly variable: string

  /** `problem` completes the sentence that the variable's name begins. */
  constructor(variable: string, problem: string, options?: ErrorOptions) {
    super(`${variable} ${problem}`, options)
    this.variable = variable
  }
}

/** Turns the text of a setting into its value; throws a ConfigError that names `variable`. */
export type Parser<T> = (variable: string, value: string) => T

/** The settings of one environment, each parsed when it is asked for. */
export class SettingReader {
  readonly #env: Environment

  constructor(env: Environment) {
    this.#env = env
  }

  /** The value of a setting, `fallback` when it is not set. */
  read<T, F>(name: SettingName, parse: Parser<T>, fallback: F): T | F {
    const value = readSetting(this.#env, name)
    return value === undefined ? fallback : parse(name, value)
  }

  /** The value of a setting that hides itself, null when it is not set. */
  readSecret(name: SettingName, parse: Parser<string>): Secret | null {
    const value = this.read(name, parse, null)
    return value === null ? null : new Secret(value)
  }

  /**
   * The value of a setting that another one, `neededBy`, makes no sense without.
   *
   * @throws ConfigError naming the missing setting and the one that needs it
   */
  demand<T>(name: SettingName, parse: Parser<T>, neededBy: SettingName): T {
    const value = readSetting(this.#env, name)
    if (value === undefined) throw new ConfigError(name, `is missing; ${neededBy} needs it`)
    return parse(name, value)
  }

  /** The first of these settings that is set. */
  firstSet(names: readonly SettingName[]): SettingName | undefined {
    return names.find((name) => readSetting(this.#env, name) !== undefined)
  }
}

/** A value that shows itself only when asked by name: inspected, logged or put into JSON it reads `[redacted]`. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  reveal(): string {
    return this.#value
  }

  toString(): string {
    return '[redacted]'
  }

  toJSON(): string {
    return '[redacted]'
  }

  [inspect.custom](): string {
    return '[redacted]'
  }
}
