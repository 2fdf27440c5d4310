/**
 * What a change of a contract means for programs that are already written against it. A schema is read in a
 * direction: a `request` is what callers write, so taking less breaks them; an `answer` is what they read, so saying
 * more, or leaving something out, breaks them.
 */

/** `breaking` takes a major version, the other two a minor one. */
export type Effect = 'breaking' | 'deprecating' | 'compatible'

export type Direction = 'request' | 'answer'

/** One change; `at` is a JSON Pointer into the document, or into the one before for what is gone. */
export interface Change {
  readonly rule: RuleName
  readonly direction: Direction | null
  readonly at: string
  readonly detail: string
}

type Rule =
  | { readonly effect: Effect; readonly advice: string }
  | { readonly request: Effect; readonly answer: Effect; readonly advice: string }

const RETIRE = 'mark it `deprecated` with `x-deprecated-at` and `x-sunset`, and remove it in a major version'
const OFFER = 'clients may use it from this version on'
const STAY = 'accept what was accepted, or offer a new operation beside it'

const table = {
  // The whole document
  'specification-changed': { effect: 'breaking', advice: 'tools of clients may not read this version: keep it' },
  'server-removed': { effect: 'breaking', advice: 'clients call it: go on listing it' },
  'server-added': { effect: 'compatible', advice: OFFER },
  'default-server-changed': { effect: 'breaking', advice: 'generated clients call the first server: keep it first' },
  'schema-name-removed': { effect: 'breaking', advice: 'generated clients name their types by it: keep the name' },

  // Operations
  'operation-removed': { effect: 'breaking', advice: RETIRE },
  'operation-added': { effect: 'compatible', advice: OFFER },
  'operation-id-changed': { effect: 'breaking', advice: 'generated clients name their functions by it: keep it' },
  'tag-removed': { effect: 'breaking', advice: 'generated clients group their functions by it: keep it' },
  'tag-added': { effect: 'compatible', advice: OFFER },
  'operation-deprecated': { effect: 'deprecating', advice: 'say in the changelog what takes its place' },
  'deprecation-withdrawn': { effect: 'compatible', advice: 'say so in the changelog' },
  'sunset-advanced': { effect: 'breaking', advice: 'clients have planned by the later date: keep it' },
  'sunset-postponed': { effect: 'compatible', advice: 'say so in the changelog' },
  'path-parameter-renamed': {
    effect: 'compatible',
    advice: 'addresses stay as they are; only code that names it changes',
  },

  // Who may call
  'security-tightened': { effect: 'breaking', advice: 'callers with the credentials of before are refused: keep them' },
  'security-loosened': { effect: 'compatible', advice: OFFER },
  'rights-tightened': { effect: 'breaking', advice: 'callers with the rights of before are refused: keep them' },
  'rights-loosened': { effect: 'compatible', advice: OFFER },
  'security-scheme-changed': { effect: 'breaking', advice: 'add a scheme beside it, and take both' },
  'origins-refused': { effect: 'breaking', advice: 'scripts of other origins may not read it any more: keep `x-cors`' },
  'origins-allowed': { effect: 'compatible', advice: OFFER },

  // What is asked: written by callers, but of a webhook by us
  'parameter-removed': { request: 'breaking', answer: 'breaking', advice: 'go on accepting it' },
  'parameter-added': { effect: 'compatible', advice: OFFER },
  'required-parameter-added': {
    request: 'breaking',
    answer: 'compatible',
    advice: 'make it optional, with a default that means what was meant before',
  },
  'parameter-required': { request: 'breaking', answer: 'compatible', advice: 'leave it optional' },
  'parameter-optional': { request: 'compatible', answer: 'breaking', advice: OFFER },
  'parameter-encoding-changed': { effect: 'breaking', advice: 'keep how it is written' },
  'request-body-removed': { request: 'breaking', answer: 'breaking', advice: 'go on accepting it' },
  'request-body-added': { effect: 'compatible', advice: OFFER },
  'required-request-body-added': { request: 'breaking', answer: 'compatible', advice: 'make it optional' },
  'request-body-required': { request: 'breaking', answer: 'compatible', advice: 'leave it optional' },
  'request-body-optional': { request: 'compatible', answer: 'breaking', advice: OFFER },
  'request-media-type-removed': { request: 'breaking', answer: 'compatible', advice: 'go on accepting it' },
  'request-media-type-added': { request: 'compatible', answer: 'breaking', advice: OFFER },

  // What is answered
  'status-removed': { effect: 'breaking', advice: 'go on answering so' },
  'status-added': { effect: 'breaking', advice: 'clients know the statuses of before: answer with one of them' },
  'conditional-status-added': { effect: 'compatible', advice: 'only who sends the header of its condition sees it' },
  'refusal-removed': { effect: 'compatible', advice: 'say so in the changelog' },
  'refusal-added': {
    effect: 'compatible',
    advice: 'clients treat a status that they do not know as its class (RFC 9110, 15)',
  },
  'answer-media-type-removed': { effect: 'breaking', advice: 'go on offering it' },
  'answer-media-type-added': { effect: 'compatible', advice: OFFER },
  'header-removed': { effect: 'breaking', advice: 'go on sending it' },
  'header-optional': { effect: 'breaking', advice: 'go on sending it always' },
  'header-required': { effect: 'compatible', advice: OFFER },
  'header-added': { effect: 'compatible', advice: OFFER },
  'link-removed': { effect: 'breaking', advice: 'go on offering it' },
  'link-changed': { effect: 'breaking', advice: 'add a link of another name' },
  'link-added': { effect: 'compatible', advice: OFFER },
  'code-removed': { effect: 'compatible', advice: 'say so in the changelog' },
  'code-replaced': { effect: 'breaking', advice: 'clients that wait for this code would not see it: keep it' },
  'code-added': { effect: 'compatible', advice: 'clients fall back on the status for a code that they do not know' },

  // Schemas
  'type-narrowed': { request: 'breaking', answer: 'compatible', advice: STAY },
  'type-widened': {
    request: 'compatible',
    answer: 'breaking',
    advice: 'keep the type; put what is new into a new property',
  },
  'type-changed': {
    request: 'breaking',
    answer: 'breaking',
    advice: 'keep the type; put what is new into a new property',
  },
  'property-removed': { request: 'breaking', answer: 'breaking', advice: RETIRE },
  'property-added': {
    request: 'compatible',
    answer: 'compatible',
    advice: 'clients ignore properties that they do not know',
  },
  'required-property-added': {
    request: 'breaking',
    answer: 'compatible',
    advice: 'make it optional, with a default that means what was meant before',
  },
  'property-required': { request: 'breaking', answer: 'compatible', advice: 'leave it optional' },
  'property-optional': { request: 'compatible', answer: 'breaking', advice: 'go on sending it always' },
  'object-closed': { request: 'breaking', answer: 'compatible', advice: 'go on accepting other properties' },
  'object-opened': {
    request: 'compatible',
    answer: 'compatible',
    advice: 'clients ignore properties that they do not know',
  },
  'enum-value-removed': { request: 'breaking', answer: 'compatible', advice: 'go on accepting it' },
  'enum-value-added': {
    request: 'compatible',
    answer: 'breaking',
    advice: 'a client that names every value has no case for it: a new property, or a major version',
  },
  'bound-tightened': { request: 'breaking', answer: 'compatible', advice: STAY },
  'bound-widened': {
    request: 'compatible',
    answer: 'breaking',
    advice: 'clients have made room for what was promised: keep the bound',
  },
  'constraint-added': { request: 'breaking', answer: 'compatible', advice: STAY },
  'constraint-removed': { request: 'compatible', answer: 'breaking', advice: 'clients rely on it: keep it' },
  'constraint-changed': { request: 'breaking', answer: 'breaking', advice: STAY },
  'default-changed': {
    request: 'breaking',
    answer: 'compatible',
    advice: 'who leaves it out gets something else now: keep the default',
  },
  'default-added': { request: 'compatible', answer: 'compatible', advice: 'it must be what was meant before' },
  'alternative-removed': { request: 'breaking', answer: 'compatible', advice: 'go on accepting it' },
  'alternative-added': {
    request: 'compatible',
    answer: 'breaking',
    advice: 'a client that names every alternative has no case for it: a new property, or a major version',
  },
  'discriminator-changed': {
    request: 'breaking',
    answer: 'breaking',
    advice: 'keep the property that tells the alternatives apart',
  },
  'keyword-changed': {
    request: 'breaking',
    answer: 'breaking',
    advice: 'no rule knows this keyword, so it counts as breaking',
  },

  // Streams
  'channel-removed': { effect: 'breaking', advice: 'go on serving it until a major version' },
  'channel-added': { effect: 'compatible', advice: OFFER },
  'channel-address-changed': { effect: 'breaking', advice: 'serve a second channel at the new address' },
  'channel-parameter-changed': { effect: 'breaking', advice: 'serve a second channel with the new address' },
  'message-removed': { request: 'breaking', answer: 'breaking', advice: 'go on with it until a major version' },
  'message-added': {
    request: 'compatible',
    answer: 'breaking',
    advice: 'a client that names every message has no case for it: a new channel, or a major version',
  },
  'message-encoding-changed': {
    request: 'breaking',
    answer: 'breaking',
    advice: 'keep its content type and its kind of frame',
  },
  'message-name-changed': { effect: 'breaking', advice: 'generated clients name their types by it: keep it' },
  'message-method-changed': { effect: 'breaking', advice: 'generated clients name their methods by it: keep it' },
  'stream-limit-lowered': { effect: 'breaking', advice: 'keep what clients may hold and send' },
  'stream-limit-raised': { effect: 'compatible', advice: OFFER },

  // Tools for MCP
  'tool-removed': { effect: 'breaking', advice: 'go on offering it until a major version' },
  'tool-renamed': { effect: 'breaking', advice: 'keep its name: agents and their instructions have it' },
  'tool-added': { effect: 'compatible', advice: OFFER },
  'tool-less-safe': { effect: 'breaking', advice: 'clients allow by these hints without asking: offer a new tool' },

  'contract-removed': { effect: 'breaking', advice: 'go on serving the surface, or remove its baseline knowingly' },
} as const satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof table

export const rules: Readonly<Record<RuleName, Rule>> = table

/** @throws TypeError for a rule of schemas without a direction */
export function effectOf({ rule: name, direction }: Pick<Change, 'rule' | 'direction'>): Effect {
  const rule = rules[name]
  if ('effect' in rule) return rule.effect
  if (direction === null) throw new TypeError(`${name} needs a direction`)
  return rule[direction]
}
