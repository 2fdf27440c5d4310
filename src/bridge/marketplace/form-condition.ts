import {
  type Expression,
  type Pattern,
  type Program,
  parse,
  type Statement,
  type Super,
  type Node as SyntaxNode,
} from 'acorn'
import { isObject } from '../../lib/json.ts'

/** The operators that compare two values. */
const COMPARISONS = ['===', '!==', '==', '!=', '<', '<=', '>', '>='] as const
export type Comparison = (typeof COMPARISONS)[number]

/**
 * Whether a part of a form is shown, as a tree that is looked through without running anything.
 *
 * - `value`: `value`, undefined where it is absent; `list`: what `of` are
 * - `path`: what the config has there; a step is the name of a member, `[]` the position of the entry that the part is in,
 *   `[n]` that in the list of that depth
 * - `not`, `and`, `or`, `else` (the second where the first is null or undefined), `typeof`; `choose`: the second where the
 *   first holds, otherwise the third
 * - `compare`: two, by `operator`; `includes`, `indexOf`: the second in the first, a list or a text
 * - `unknown`: JavaScript beyond that; the part is shown
 */
export interface FormCondition {
  readonly kind:
    | 'value'
    | 'list'
    | 'path'
    | 'not'
    | 'and'
    | 'or'
    | 'else'
    | 'typeof'
    | 'choose'
    | 'compare'
    | 'includes'
    | 'indexOf'
    | 'unknown'
  readonly value?: string | number | boolean | null
  readonly path?: readonly string[]
  readonly operator?: Comparison
  readonly of?: readonly FormCondition[]
}

type Names = ReadonlyMap<string, FormCondition>

/** Longer ones are taken for unknown. */
const MAX_LENGTH = 2_000
const UNKNOWN: FormCondition = { kind: 'unknown' }
const UNDEFINED: FormCondition = { kind: 'value' }

/** JavaScript that this subset does not have. */
class Beyond extends Error {}

/**
 * The condition of a part of a Homebridge form, `{ functionBody: 'return model.type === "a"' }`. It is parsed, and never run.
 *
 * @returns undefined where the part has none
 */
export function conditionOf(part: unknown): FormCondition | undefined {
  const body = isObject(part) && isObject(part.condition) ? part.condition.functionBody : undefined
  if (typeof body !== 'string' || body.trim() === '') return undefined
  if (body.length > MAX_LENGTH) return UNKNOWN
  try {
    const program: Program = parse(body, { ecmaVersion: 2024, allowReturnOutsideFunction: true })
    return resultOf(program.body.map(requireStatement), new Map())
  } catch {
    // What is no JavaScript, what is beyond the subset, and what is nested too deeply to be looked through.
    return UNKNOWN
  }
}

/** What statements return. */
function resultOf(statements: readonly Statement[], names: Names): FormCondition {
  const [first, ...rest] = statements
  if (first === undefined) return UNDEFINED
  switch (first.type) {
    case 'EmptyStatement':
      return resultOf(rest, names)
    case 'ReturnStatement':
      return first.argument ? treeOf(first.argument, names) : UNDEFINED
    case 'BlockStatement':
      return resultOf([...first.body, ...rest], names)
    case 'TryStatement':
      // A member of what is not there is undefined here: nothing is thrown, so nothing is caught.
      return resultOf([...first.block.body, ...rest], names)
    case 'IfStatement': {
      const otherwise = first.alternate ? [first.alternate, ...rest] : rest
      const ways = [resultOf([first.consequent, ...rest], names), resultOf(otherwise, names)]
      return { kind: 'choose', of: [treeOf(first.test, names), ...ways] }
    }
    case 'VariableDeclaration': {
      const known = new Map(names)
      for (const { id, init } of first.declarations) {
        if (id.type !== 'Identifier' || first.kind === 'var') throw new Beyond()
        known.set(id.name, init ? treeOf(init, known) : UNDEFINED)
      }
      return resultOf(rest, known)
    }
    default:
      throw new Beyond()
  }
}

function treeOf(node: Expression | Super | Pattern, names: Names): FormCondition {
  switch (node.type) {
    case 'Literal': {
      const { value } = node
      if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
        return { kind: 'value', value: value as string | number | boolean | null }
      }
      throw new Beyond()
    }
    case 'TemplateLiteral':
      if (node.expressions.length > 0) throw new Beyond()
      return { kind: 'value', value: node.quasis[0]?.value.cooked ?? '' }
    case 'Identifier': {
      if (node.name === 'undefined') return UNDEFINED
      const known = names.get(node.name)
      if (known !== undefined) return known
      if (node.name === 'model') return { kind: 'path', path: [] }
      throw new Beyond()
    }
    case 'ArrayExpression':
      return { kind: 'list', of: node.elements.map((element) => treeOf(requireExpression(element), names)) }
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return treeOf(node.expression, names)
    case 'LogicalExpression': {
      const kinds = { '&&': 'and', '||': 'or', '??': 'else' } as const
      return { kind: kinds[node.operator], of: [treeOf(node.left, names), treeOf(node.right, names)] }
    }
    case 'ConditionalExpression':
      return {
        kind: 'choose',
        of: [treeOf(node.test, names), treeOf(node.consequent, names), treeOf(node.alternate, names)],
      }
    case 'UnaryExpression':
      return unary(node.operator, treeOf(node.argument, names))
    case 'BinaryExpression': {
      const operator = COMPARISONS.find((known) => known === node.operator)
      if (operator === undefined || node.left.type === 'PrivateIdentifier') throw new Beyond()
      return { kind: 'compare', operator, of: [treeOf(node.left, names), treeOf(node.right, names)] }
    }
    case 'MemberExpression':
      return memberOf(node.object, stepOf(node.property, node.computed, names), names)
    case 'CallExpression':
      return callOf(node.callee, node.arguments.map(requireExpression), names)
    default:
      throw new Beyond()
  }
}

function unary(operator: string, argument: FormCondition): FormCondition {
  if (operator === '!') return { kind: 'not', of: [argument] }
  if (operator === 'typeof') return { kind: 'typeof', of: [argument] }
  if (operator === '-' && typeof argument.value === 'number') return { kind: 'value', value: -argument.value }
  throw new Beyond()
}

function memberOf(object: Expression | Super, step: string, names: Names): FormCondition {
  const { kind, path } = treeOf(object, names)
  if (kind !== 'path' || path === undefined) throw new Beyond()
  return { kind, path: [...path, step] }
}

/** `.name`, `['name']`, `[0]`; `[arrayIndices]`, `[arguments[1]]` and `[arrayIndices[0]]` are positions. */
function stepOf(node: SyntaxNode, computed: boolean, names: Names): string {
  const property = node as Expression
  if (!computed) {
    if (property.type === 'Identifier') return property.name
    throw new Beyond()
  }
  if (isIndices(property)) return '[]'
  if (property.type === 'MemberExpression' && property.computed && isIndices(property.object)) {
    const depth = numberOf(property.property)
    if (depth !== null) return `[${depth}]`
  }
  const { kind, value } = treeOf(property, names)
  if (kind !== 'value' || (typeof value !== 'string' && typeof value !== 'number')) throw new Beyond()
  return String(value)
}

/** Homebridge's form hands over the positions as `arrayIndices`, the second argument. */
function isIndices(node: SyntaxNode): boolean {
  const expression = node as Expression
  if (expression.type === 'Identifier') return expression.name === 'arrayIndices'
  if (expression.type !== 'MemberExpression' || !expression.computed) return false
  const { object, property } = expression
  return object.type === 'Identifier' && object.name === 'arguments' && numberOf(property) === 1
}

function numberOf(node: SyntaxNode): number | null {
  const expression = node as Expression
  return expression.type === 'Literal' && typeof expression.value === 'number' ? expression.value : null
}

function callOf(callee: Expression | Super, args: readonly Expression[], names: Names): FormCondition {
  const [argument, ...more] = args
  if (argument === undefined || more.length > 0) throw new Beyond()
  if (callee.type === 'Identifier' && callee.name === 'Boolean') {
    return { kind: 'not', of: [{ kind: 'not', of: [treeOf(argument, names)] }] }
  }
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') throw new Beyond()
  const { name } = callee.property
  if (name !== 'includes' && name !== 'indexOf') throw new Beyond()
  return { kind: name, of: [treeOf(callee.object, names), treeOf(argument, names)] }
}

function requireExpression(node: SyntaxNode | null): Expression {
  if (node === null || node.type === 'SpreadElement') throw new Beyond()
  return node as Expression
}

function requireStatement(node: SyntaxNode): Statement {
  if (/^(?:Import|Export)/.test(node.type)) throw new Beyond()
  return node as Statement
}
