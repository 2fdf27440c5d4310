import { ConfigError } from './config-error.ts'
import { type Environment, readSetting } from './environment.ts'
import { Secret } from './secret.ts'
import type { SettingName } from './settings.ts'

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
