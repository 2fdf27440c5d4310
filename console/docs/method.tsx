import { Badge } from '@mantine/core'

const COLORS: Readonly<Record<string, string>> = {
  GET: 'teal',
  POST: 'blue',
  PUT: 'orange',
  PATCH: 'grape',
  DELETE: 'red',
}

/** The method of an operation, in a colour and a width of its own. */
export function Method({ method, size = 'md' }: { readonly method: string; readonly size?: 'sm' | 'md' | 'lg' }) {
  return (
    <Badge
      variant="light"
      color={COLORS[method] ?? 'gray'}
      size={size}
      radius="sm"
      w={size === 'sm' ? 58 : undefined}
      ff="monospace"
      style={{ flex: 'none' }}
    >
      {method === 'DELETE' && size === 'sm' ? 'DEL' : method}
    </Badge>
  )
}

/** A status, in the colour of its class. */
export function StatusBadge({ status }: { readonly status: number }) {
  const color = status < 300 ? 'teal' : status < 400 ? 'blue' : status < 500 ? 'orange' : 'red'
  return (
    <Badge variant="light" color={color} radius="sm" ff="monospace" style={{ flex: 'none' }}>
      {status}
    </Badge>
  )
}
