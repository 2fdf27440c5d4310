const words: Readonly<Record<string, string>> = {
  'workspace:read': 'can read what you can read',
  'workspace:write': 'can change what you can change',
}

/** What an application may do, as a sentence without its full stop. A scope that has no words here is named. */
export function scopeWords(scopes: readonly string[]): string {
  if (scopes.length === 0) return 'Has no permissions'
  const [first = '', ...more] = scopes.map((scope) => words[scope] ?? scope)
  return [first[0]?.toUpperCase() + first.slice(1), ...more].join(', ')
}
