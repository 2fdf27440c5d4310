import type { SerializedJson } from './payload.ts'

declare const made: unique symbol

/**
 * A reply that the contract declares, for one operation and one status. It is made by the constructors of
 * `generated/<surface>/replies.ts` alone: a look-alike object is not a reply, so nothing that the contract does
 * not declare gets past the compiler.
 */
export interface ContractReply<
  Operation extends string,
  Status extends number,
  Headers extends object,
  Body,
  ContentType extends string = string,
> {
  readonly [made]: Operation
  readonly status: Status
  readonly headers: Headers
  /** Where the contract leaves the type open, or names several. */
  readonly contentType?: ContentType
  readonly body: Body
}

export type AnyReply = ContractReply<string, number, object, unknown>

/** A reply of several media types in one of them. */
export type OfType<R extends AnyReply, ContentType extends string> = Extract<R, { readonly contentType?: ContentType }>

/** What a constructor is still to be given: every header but the constant ones, which it knows. */
export type Varying<R extends AnyReply, Fixed extends PropertyKey> = Omit<R['headers'], Fixed> & {
  readonly [K in Fixed]?: never
}

/** The headers as the last argument, which may be left out where none of them is required. */
export type HeaderArgument<V, H> = object extends V ? [headers?: H & Declares<V, H>] : [headers: H & Declares<V, H>]

export type BodyOf<R extends AnyReply> = Exclude<R['body'], SerializedJson<unknown>>
export type EncodedOf<R extends AnyReply> = Extract<R['body'], SerializedJson<unknown>>

/** Makes the reply of one operation and status from its body and from those of its headers that vary. */
export type WithBody<R extends AnyReply, Fixed extends PropertyKey> = <
  B extends BodyOf<R>,
  H extends Varying<R, Fixed> = Varying<R, Fixed>,
>(
  body: EncodedOf<R> | (B & Declares<BodyOf<R>, B>),
  ...headers: HeaderArgument<Varying<R, Fixed>, H>
) => R

/** The same for bytes whose type the contract leaves open. */
export type WithContentType<R extends AnyReply, Fixed extends PropertyKey> = <
  H extends Varying<R, Fixed> = Varying<R, Fixed>,
>(
  contentType: string,
  body: R['body'],
  ...headers: HeaderArgument<Varying<R, Fixed>, H>
) => R

/** The same for a status without content. */
export type WithoutBody<R extends AnyReply, Fixed extends PropertyKey> = <
  H extends Varying<R, Fixed> = Varying<R, Fixed>,
>(
  ...headers: HeaderArgument<Varying<R, Fixed>, H>
) => R

type Constants<R extends AnyReply, Fixed extends keyof R['headers']> = Pick<R['headers'], Fixed>

/**
 * A constructor of replies with a body.
 *
 * @param constants the headers that the contract fixes
 * @param contentType that of the body, where the contract names several
 */
export function withBody<R extends AnyReply, Fixed extends keyof R['headers'] = never>(
  status: R['status'],
  constants: Constants<R, Fixed>,
  contentType?: R['contentType'],
): WithBody<R, Fixed> {
  const type = contentType === undefined ? {} : { contentType }
  return (body, headers?: object) => reply<R>({ status, headers: joinHeaders(constants, headers), ...type, body })
}

/** A constructor of replies whose type is said beside the body. */
export function withContentType<R extends AnyReply, Fixed extends keyof R['headers'] = never>(
  status: R['status'],
  constants: Constants<R, Fixed>,
): WithContentType<R, Fixed> {
  return (contentType, body, headers?: object) =>
    reply<R>({ status, headers: joinHeaders(constants, headers), contentType, body })
}

/** A constructor of replies without a body. */
export function withoutBody<R extends AnyReply, Fixed extends keyof R['headers'] = never>(
  status: R['status'],
  constants: Constants<R, Fixed>,
): WithoutBody<R, Fixed> {
  return (headers?: object) => reply<R>({ status, headers: joinHeaders(constants, headers) })
}

function joinHeaders(constants: object, headers: object | undefined): object {
  return headers === undefined ? constants : { ...constants, ...headers }
}

/** The one place where a reply becomes the contract's: the constructors above have taken its parts by their types. */
function reply<R extends AnyReply>(parts: object): R {
  return parts as R
}

/** Nothing where every property of `Given` is one of `Shape`, else what is too much, so that an argument is refused. */
export type Declares<Shape, Given> = [Extra<Shape, Given>] extends [never]
  ? unknown
  : NotInContract<Extra<Shape, Given>>

/** What the compiler shows for a property that the contract does not declare: the path to it. */
export interface NotInContract<Path> {
  readonly [made]: Path
}

type Leaf = string | number | boolean | bigint | symbol | null | undefined | Uint8Array | SerializedJson<unknown>

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/**
 * The paths of the properties that `Given` has and `Shape` does not declare, `never` when there are none. Types that
 * are the same are not looked into, which is what most are: a domain works with the contract's own. The path is put
 * together on the way back, so that the compiler works out each pair of types once.
 */
export type Extra<Shape, Given, Depth extends readonly 1[] = []> =
  Same<Shape, Given> extends true
    ? never
    : unknown extends Shape
      ? never
      : Depth['length'] extends 5
        ? never
        : ExtraIn<Shape, Given, [...Depth, 1]>

/** For each member of a union by itself. */
type ExtraIn<Shape, Given, Depth extends readonly 1[]> = Given extends Leaf
  ? never
  : Given extends readonly (infer Item)[]
    ? `[]${Extra<ItemOf<Shape>, Item, Depth>}`
    : ExtraOf<Matching<Shape, Given>, Given, Depth>

type ExtraOf<Shape, Given, Depth extends readonly 1[]> = {
  [K in keyof Given]-?: K extends AnyKeyOf<Shape>
    ? `.${Name<K>}${Extra<ValueOf<Shape, K>, Given[K], Depth>}`
    : `.${Name<K>}`
}[keyof Given]

type Name<K> = K extends string | number ? K : string

/** Of a union, the members that `Given` is; all of them when it is not one itself. */
type Matching<Shape, Given> = [OnlyMatching<Shape, Given>] extends [never] ? Shape : OnlyMatching<Shape, Given>
type OnlyMatching<Shape, Given> = Shape extends unknown ? (Given extends Shape ? Shape : never) : never
type AnyKeyOf<Shape> = Shape extends unknown ? keyof Shape : never
type ValueOf<Shape, K> = Shape extends unknown ? (K extends keyof Shape ? Shape[K] : never) : never
type ItemOf<Shape> = Shape extends readonly (infer Item)[] ? Item : never
