/** A body as an API takes it: objects, a list, formats and bounds. */
export const orderSchema = {
  type: 'object',
  required: ['customer', 'items', 'currency'],
  additionalProperties: false,
  properties: {
    customer: {
      type: 'object',
      required: ['name', 'email'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 320 },
      },
    },
    currency: { type: 'string', enum: ['EUR', 'USD', 'GBP'] },
    note: { type: 'string', maxLength: 1000 },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: {
        type: 'object',
        required: ['sku', 'quantity'],
        additionalProperties: false,
        properties: {
          sku: { type: 'string', pattern: '^[A-Z]{3}-\\d{4}$' },
          quantity: { type: 'integer', minimum: 1, maximum: 999 },
          price: { type: 'number', minimum: 0 },
        },
      },
    },
  },
} as const

export const acceptedSchema = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, name: { type: 'string' } },
} as const

/** One of about 700 bytes. */
export const order = JSON.stringify({
  customer: { name: 'Ada Lovelace', email: 'ada@example.com' },
  currency: 'EUR',
  note: 'Leave it with the neighbours, please; the bell does not work.',
  items: Array.from({ length: 10 }, (_, i) => ({ sku: `ABC-${1000 + i}`, quantity: i + 1, price: 9.95 })),
})
