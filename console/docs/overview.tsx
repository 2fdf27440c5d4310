import { Alert, Anchor, Badge, Group, List, Stack, Text, Title } from '@mantine/core'
import { child, isObject } from '../../src/lib/json.ts'
import { Card } from '../shared/card.tsx'
import { Markdown } from '../shared/markdown/markdown.tsx'
import type { Contract } from './contract.ts'

/** What the surface is, how callers say who they are, and what its sections are about. */
export function Overview({ contract, missing }: { readonly contract: Contract; readonly missing: string | null }) {
  const { title, version, description, chapters, schemes, document } = contract
  const streams = isObject(child(document, 'paths')['/asyncapi.json'])
  return (
    <Stack gap="lg">
      {missing !== null && (
        <Alert color="yellow" role="status">
          There is no operation <code>{missing}</code>.
        </Alert>
      )}
      <Group gap="sm" align="center">
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        <Badge variant="light" color="gray" size="lg">
          {version}
        </Badge>
      </Group>
      <Markdown text={description} />
      <Text>
        For programs: <Anchor href="/openapi.json">the contract as OpenAPI</Anchor>
        {streams && (
          <>
            , <Anchor href="/asyncapi.json">the streams as AsyncAPI</Anchor> and{' '}
            <Anchor href="/docs/streams">the streams as a page</Anchor>
          </>
        )}
        , <Anchor href="/.well-known/api-catalog">the API catalog</Anchor>.
      </Text>
      {Object.keys(schemes).length > 0 && (
        <Card title="Credentials">
          {Object.entries(schemes).map(([name, scheme]) => (
            <div key={name}>
              <Text fw={600} ff="monospace" size="sm">
                {name}
              </Text>
              <Markdown text={isObject(scheme) ? String(scheme.description ?? '') : ''} />
            </div>
          ))}
        </Card>
      )}
      <Card title="Sections">
        <List listStyleType="none" spacing="sm">
          {chapters.map(({ name, description: about, operations: [first] }) => (
            <List.Item key={name}>
              {first ? (
                <Anchor href={`#/${first.id}`} fw={600}>
                  {name}
                </Anchor>
              ) : (
                <Text span fw={600}>
                  {name}
                </Text>
              )}
              <Markdown text={about} />
            </List.Item>
          ))}
        </List>
      </Card>
    </Stack>
  )
}
