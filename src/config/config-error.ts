/** A setting that stops the start (exit code 78, EX_CONFIG). The message never holds a secret's value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly variable: string

  /** `problem` completes the sentence that the variable's name begins. */
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`)
    this.variable = variable
  }
}
