/** What sites and environments may be called, as the contract has it. */
const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/

/** What is wrong with a name; null for nothing. */
export function faultOfName(name: string): string | null {
  if (NAME.test(name)) return null
  return 'Lower-case letters, digits and hyphens, at most 63, not beginning with a hyphen'
}
