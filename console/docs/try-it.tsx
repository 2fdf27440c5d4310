import {
  Alert,
  Button,
  Code,
  FileInput,
  Group,
  NativeSelect,
  PasswordInput,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isObject } from '../../src/lib/json.ts'
import { Card } from '../shared/card.tsx'
import { CopyButton } from '../shared/copy-button.tsx'
import { type Contract, follow, listOf, type Node, type Operation, type Parameter } from './contract.ts'
import { StatusBadge } from './method.tsx'
import { asCurl, type Draft, fieldsOf, isBytes, keyOf, missingIn, type PreparedRequest, prepare } from './request.ts'

/** An operation on a page of its own, and the token that its requests carry. */
export interface OperationProps {
  readonly contract: Contract
  readonly operation: Operation
  /** An access token, which the page forgets when it is closed. */
  readonly token: string
  readonly onToken: (token: string) => void
}

/** More of an answer is not shown. */
const SHOWN = 100_000

interface Outcome {
  readonly status: number
  readonly milliseconds: number
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string
}

/** A form that sends the operation to this server, as this browser. */
export function TryIt({ contract, operation, token, onToken }: OperationProps) {
  const { document, schemes } = contract
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<Omit<Draft, 'token'>>(() => {
    const [media] = operation.body?.media ?? []
    const values = fieldsOf(operation).filter(({ required }) => required)
    return {
      values: Object.fromEntries(values.map((parameter) => [keyOf(parameter), parameter.example])),
      mediaType: media?.type ?? '',
      text: media?.examples[0]?.[1] ?? '',
      file: null,
    }
  })
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const takesToken = operation.security.flat().some((name) => {
    const scheme = schemes[name]
    return isObject(scheme) && scheme.type === 'http'
  })
  const whole = { ...draft, token: takesToken ? token : '' }
  const prepared = prepare(document, operation, whole)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const missing = missingIn(operation, whole)
    setOutcome(null)
    setFault(missing.length > 0 ? `Fill in ${missing.join(', ')}.` : null)
    if (missing.length > 0) return
    setSending(true)
    try {
      setOutcome(await send(prepared))
    } catch {
      setFault('The server is not responding. Check the connection and try again.')
    }
    setSending(false)
  }

  if (!open)
    return (
      <Group>
        <Button onClick={() => setOpen(true)}>Try it</Button>
      </Group>
    )
  return (
    <Card title="Try it" about="A real request to this server, with your session if you are signed in.">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {fieldsOf(operation).map((parameter) => (
            <Field
              key={keyOf(parameter)}
              document={document}
              parameter={parameter}
              value={draft.values[keyOf(parameter)] ?? ''}
              onChange={(value) => setDraft({ ...draft, values: { ...draft.values, [keyOf(parameter)]: value } })}
            />
          ))}
          {operation.body && (
            <Body operation={operation} draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
          )}
          {takesToken && (
            <PasswordInput
              label="Access token"
              description="Sent instead of your session. The page forgets it when it is closed."
              autoComplete="off"
              value={token}
              onChange={({ currentTarget }) => onToken(currentTarget.value)}
            />
          )}
          <Group gap="sm">
            <Button type="submit" loading={sending} {...(operation.method === 'DELETE' ? { color: 'red' } : {})}>
              Send {operation.method}
            </Button>
            <CopyButton value={asCurl(prepared, window.location.origin)} label="Copy as curl" size="sm" />
          </Group>
          {fault !== null && (
            <Alert color="red" role="alert">
              {fault}
            </Alert>
          )}
        </Stack>
      </form>
      <div role="status">{outcome && <OutcomeView outcome={outcome} />}</div>
    </Card>
  )
}

interface FieldProps {
  readonly document: Node
  readonly parameter: Parameter
  readonly value: string
  readonly onChange: (value: string) => void
}

function Field({ document, parameter, value, onChange }: FieldProps) {
  const { name, in: place, required, example, schema } = parameter
  const whole = follow(document, schema)
  const choices = whole.type === 'boolean' ? ['true', 'false'] : listOf(whole.enum).map(String)
  const common = { label: name, description: place, required, value }
  if (choices.length > 0)
    return (
      <NativeSelect
        {...common}
        data={[{ value: '', label: '' }, ...choices.map((choice) => ({ value: choice, label: choice }))]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  return (
    <TextInput
      {...common}
      placeholder={example || (whole.type === 'array' ? 'separated by commas' : '')}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface BodyProps {
  readonly operation: OperationProps['operation']
  readonly draft: Omit<Draft, 'token'>
  readonly onChange: (change: Partial<Draft>) => void
}

function Body({ operation, draft, onChange }: BodyProps) {
  const media = operation.body?.media ?? []
  const exampleOf = (type: string): string => media.find((one) => one.type === type)?.examples[0]?.[1] ?? ''
  return (
    <>
      {media.length > 1 && (
        <NativeSelect
          label="Media type"
          data={media.map(({ type }) => type)}
          value={draft.mediaType}
          onChange={({ currentTarget: { value } }) => onChange({ mediaType: value, text: exampleOf(value) })}
        />
      )}
      {isBytes(draft.mediaType) ? (
        <FileInput
          label="Body"
          description={draft.mediaType}
          clearable
          value={draft.file}
          onChange={(file) => onChange({ file })}
        />
      ) : (
        <Textarea
          label="Body"
          description={draft.mediaType}
          autosize
          minRows={4}
          maxRows={24}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.875rem' } }}
          value={draft.text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      )}
    </>
  )
}

function OutcomeView({ outcome }: { readonly outcome: Outcome }) {
  const { status, milliseconds, headers, text } = outcome
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <StatusBadge status={status} />
        <Text size="sm" c="dimmed" className="numbers">
          {milliseconds} ms
        </Text>
      </Group>
      {text !== '' && (
        <Code block tabIndex={0} aria-label="Response body" mah={420} style={{ overflow: 'auto' }}>
          {text}
        </Code>
      )}
      <details>
        <summary style={{ cursor: 'pointer', width: 'fit-content' }}>Headers</summary>
        <Code block tabIndex={0} aria-label="Response headers" mt="xs">
          {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        </Code>
      </details>
    </Stack>
  )
}

async function send({ method, url, headers, body }: PreparedRequest): Promise<Outcome> {
  const started = performance.now()
  // What the browser keeps would tell nothing of the server.
  const response = await fetch(url, { method, headers, body, cache: 'no-store' })
  const bytes = await response.arrayBuffer()
  const type = response.headers.get('Content-Type') ?? ''
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
    headers: [...response.headers],
    text: readable(type, bytes),
  }
}

/** An answer as text: JSON indented, what is not text by its size. */
function readable(type: string, bytes: ArrayBuffer): string {
  if (bytes.byteLength === 0) return ''
  if (isBytes(type)) return `${bytes.byteLength.toLocaleString('en')} bytes of ${type || 'no type'}`
  const text = new TextDecoder().decode(bytes)
  const shown = type.includes('json') ? indent(text) : text
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN)}\n…` : shown
}

function indent(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
