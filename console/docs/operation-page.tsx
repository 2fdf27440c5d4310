import { Accordion, Alert, Anchor, Badge, Box, Code, Group, Select, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { isObject } from '../../src/lib/json.ts'
import { Card } from '../shared/card.tsx'
import { Markdown } from '../shared/markdown/markdown.tsx'
import type { Answer, Media, Node, Operation } from './contract.ts'
import { Method, StatusBadge } from './method.tsx'
import { Member, SchemaView } from './schema-view.tsx'
import { type OperationProps, TryIt } from './try-it.tsx'

const RIGHTS: Readonly<Record<string, string>> = {
  session: 'a person who is signed in, not their tokens',
  admin: 'an administrator who is signed in',
}

/** Everything that the contract says about an operation, and a form that sends it. */
export function OperationPage({ contract, operation, token, onToken }: OperationProps) {
  const { document } = contract
  const { method, path, summary, description, deprecation, parameters, body, answers } = operation
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Title order={1} size="h2" tabIndex={-1}>
          {summary}
        </Title>
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <Method method={method} size="lg" />
          <Code fz="md" style={{ overflowWrap: 'anywhere' }}>
            {path}
          </Code>
        </Group>
        {deprecation && (
          <Alert color="orange" title="Deprecated">
            Since {deprecation.since}. Available until {deprecation.sunset}.
          </Alert>
        )}
        <Markdown text={description} />
        <Text size="sm" c="dimmed">
          {callersOf(operation)}
        </Text>
      </Stack>
      <TryIt key={operation.id} contract={contract} operation={operation} token={token} onToken={onToken} />
      {parameters.length > 0 && (
        <Card title="Parameters">
          <ul className="rows">
            {parameters.map(({ name, in: place, schema, required, description: about }) => (
              <Box component="li" key={`${place} ${name}`} py="xs">
                <Group gap="xs" align="flex-start" wrap="nowrap" justify="space-between">
                  <Member document={document} name={name} schema={schema} required={required} description={about} />
                  <Badge size="sm" variant="default" style={{ flex: 'none' }}>
                    {place}
                  </Badge>
                </Group>
              </Box>
            ))}
          </ul>
        </Card>
      )}
      {body && (
        <Card title="Request body" about={body.required ? 'Required.' : 'Optional.'}>
          <MediaView document={document} media={body.media} />
        </Card>
      )}
      <Card title="Responses" padded={false}>
        <Accordion multiple defaultValue={answers.slice(0, 1).map(({ status }) => status)} variant="default" order={3}>
          {answers.map((answer) => (
            <Accordion.Item key={answer.status} value={answer.status}>
              <Accordion.Control>
                <Group gap="sm" wrap="nowrap" align="flex-start">
                  <StatusBadge status={Number(answer.status)} />
                  <Text span size="sm">
                    <InlineCode text={answer.description} />
                  </Text>
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                <AnswerView document={document} answer={answer} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Card>
    </Stack>
  )
}

/** A line of Markdown that may hold code and no more: it stands within a button. */
function InlineCode({ text }: { readonly text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return text.split('`').map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))
}

function AnswerView({ document, answer }: { readonly document: Node; readonly answer: Answer }) {
  const { headers, media, links } = answer
  if (headers.length + media.length + links.length === 0) return <Text size="sm">No headers or body.</Text>
  return (
    <Stack gap="md">
      {media.length > 0 && <MediaView document={document} media={media} />}
      {headers.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            Headers
          </Text>
          <ul className="rows">
            {headers.map(([name, header]) => (
              <Box component="li" key={name} py="xs">
                <Member
                  document={document}
                  name={name}
                  schema={isObject(header.schema) ? header.schema : {}}
                  required={header.required === true}
                  description={String(header.description ?? '')}
                />
              </Box>
            ))}
          </ul>
        </div>
      )}
      {links.length > 0 && (
        <Text size="sm" component="div">
          Links:{' '}
          {links.map(([name, link], index) => (
            <span key={name}>
              {index > 0 && ', '}
              <Anchor href={`#/${String(link.operationId)}`}>{name}</Anchor>
            </span>
          ))}
        </Text>
      )}
    </Stack>
  )
}

/** The media types of a body, one at a time: schema and examples. */
function MediaView({ document, media }: { readonly document: Node; readonly media: readonly Media[] }) {
  const [type, setType] = useState(media[0]?.type ?? '')
  const shown = media.find((one) => one.type === type)
  const [named, setNamed] = useState<string | null>(null)
  if (shown === undefined) return null
  const [name, example] = shown.examples.find(([one]) => one === named) ?? shown.examples[0] ?? ['', '']
  return (
    <Stack gap="sm">
      {media.length > 1 ? (
        <Select
          label="Media type"
          data={media.map((one) => one.type)}
          value={type}
          onChange={(value) => setType(value ?? '')}
          allowDeselect={false}
          maw={360}
        />
      ) : (
        <Text size="sm" c="dimmed" ff="monospace">
          {type}
        </Text>
      )}
      {Object.keys(shown.schema).length > 0 && <SchemaView document={document} schema={shown.schema} />}
      {shown.examples.length > 1 && (
        <Select
          label="Example"
          data={shown.examples.map(([one]) => one)}
          value={name}
          onChange={setNamed}
          allowDeselect={false}
          maw={360}
        />
      )}
      {example !== '' && (
        <Code block tabIndex={0} aria-label={`Example ${name}`} mah={360} style={{ overflow: 'auto' }}>
          {example}
        </Code>
      )}
    </Stack>
  )
}

function callersOf({ security, rights, scope }: Operation): string {
  if (rights !== null) return `Allowed for ${RIGHTS[rights] ?? rights}.`
  if (security.length === 0) return 'No sign-in required.'
  const named = security.filter((schemes) => schemes.length > 0).map((schemes) => schemes.join(' with '))
  const ways = named.join(' or ')
  const limit = scope === null ? '' : ` A limited token needs the scope ${scope}.`
  return (named.length < security.length ? `Accepts ${ways}, or no credentials.` : `Requires ${ways}.`) + limit
}
