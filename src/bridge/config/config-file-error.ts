import { type FieldError, TriptychError } from '../../errors.ts'
import { pointerTo } from '../../lib/json-pointer.ts'

/** How many faults a refusal names. */
const mostFaults = 100

/** How many of them the message for the log names. */
const namedInLog = 5

/** A place in a text; both count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A text that is not a config. The message says where, and repeats no value: some are secret. */
export class ConfigFileError extends TriptychError {
  /** `config_not_json`, with the one place where reading came to an end. */
  static notJson(message: string, position: Position): ConfigFileError {
    const { line, column } = position
    const errors = [{ in: 'body', name: '', message }] as const
    return new ConfigFileError('config_not_json', `line ${line}, column ${column}: ${message}`, {
      errors,
      extensions: { line, column },
    })
  }

  /**
   * `config_invalid`.
   *
   * @param faults messages by JSON Pointer into the config (RFC 6901)
   */
  static invalid(faults: ReadonlyMap<string, string>): ConfigFileError {
    const errors = [...faults]
      .slice(0, mostFaults)
      .map(([name, message]): FieldError => ({ in: 'body', name, message }))
    const named = errors.slice(0, namedInLog).map(({ name, message }) => `${name || 'the config'} ${message}`)
    if (faults.size > namedInLog) named.push(`and ${faults.size - namedInLog} more`)
    return new ConfigFileError('config_invalid', named.join('; '), { errors })
  }

  /** The same, said of a file. */
  of(file: string): ConfigFileError {
    const { code, message, errors = [], extensions } = this
    return new ConfigFileError(code, `${file}: ${message}`, {
      errors,
      extensions,
      cause: this.cause,
    })
  }
}

/** A JSON Pointer (RFC 6901). */
export function pointer(path: readonly (string | number)[]): string {
  return pointerTo(...path.map((step) => shorten(String(step))))
}

/** A very long name is cut: it is only shown. */
function shorten(name: string): string {
  return name.length > 200 ? `${name.slice(0, 200)}…` : name
}
