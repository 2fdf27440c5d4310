import type { components } from '../../generated/content/types.ts'

/** The shapes that content is delivered in, by the contract's own names. */
type Schemas = components['schemas']

export type Block = Schemas['Block']
export type Zone = Schemas['Zone']
export type Zones = Schemas['Zones']
export type Meta = Schemas['Meta']
export type Document = Schemas['Document']
export type Partial = Schemas['Partial']
export type Strings = Schemas['Strings']
export type Redirect = Schemas['Redirect']
export type RedirectStatus = Redirect['status']
