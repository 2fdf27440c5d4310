const words: Readonly<Record<string, string>> = {
  'workspace:read': 'reads what you can read',
  'workspace:write': 'changes what you can change',
}

/** What an application may do, as a sentence without its full stop. A scope that has no words here is named. */
export function scopeWords(scopes: readonly string[]): string {
  if (scopes.length === 0) return 'Does nothing in your name'
  const [first = '', ...more] = scopes.map((scope) => words[scope] ?? scope)
  return [first[0]?.toUpperCase() + first.slice(1), ...more].join(', ')
}
