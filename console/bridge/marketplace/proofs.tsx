import { Anchor, Badge, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { components } from '../../../generated/bridge/types.ts'
import { api } from '../api.ts'

type Signature = components['schemas']['PackageSignature']
type Build = components['schemas']['PackageBuild']
type Word = { readonly label: string; readonly color: string }

const ofSignature: Readonly<Record<Signature['state'], Word>> = {
  verified: { label: 'Registry signature verified', color: 'green' },
  invalid: { label: 'Registry signature invalid', color: 'red' },
  missing: { label: 'Not signed by the registry', color: 'orange' },
  unverified: { label: 'Registry signature unverified', color: 'gray' },
}

const ofProvenance: Readonly<Record<NonNullable<Signature['provenance']>['state'], Word>> = {
  verified: { label: 'Provenance verified', color: 'green' },
  invalid: { label: 'Provenance invalid', color: 'red' },
  none: { label: 'No provenance', color: 'gray' },
  unverified: { label: 'Provenance unverified', color: 'gray' },
}

/** Whether the registry vouches for what is installed of a plugin, what that was built from, and why it does not say. */
export function Proofs({ name }: { readonly name: string }) {
  const { data } = api.useQuery(
    'get',
    '/api/marketplace/signature/{name}',
    { params: { path: { name } } },
    { staleTime: 300_000, refetchOnWindowFocus: false, retry: false },
  )
  if (data === undefined) return null
  const { provenance } = data
  return (
    <>
      <Proof word={ofSignature[data.state]} reason={data.reason} />
      {provenance && (
        <Proof
          word={ofProvenance[provenance.state]}
          reason={provenance.reason === data.reason ? null : provenance.reason}
        >
          {provenance.build && <BuiltFrom build={provenance.build} />}
        </Proof>
      )}
    </>
  )
}

function Proof(props: { readonly word: Word; readonly reason: string | null; readonly children?: ReactNode }) {
  const { word, reason, children } = props
  return (
    <Group gap="sm">
      <Badge variant="light" color={word.color} tt="none" miw="fit-content">
        {word.label}
      </Badge>
      {children}
      {reason !== null && (
        <Text size="sm" className="name">
          {reason}
        </Text>
      )}
    </Group>
  )
}

function BuiltFrom({ build: { repository, commit, builder, run } }: { readonly build: Build }) {
  return (
    <Text size="sm" className="name">
      Built from <Outside to={repository}>{repository.replace(/^https:\/\//, '')}</Outside> at commit{' '}
      <code title={commit}>{commit.slice(0, 12)}</code>, by{' '}
      <Outside to={run ?? builder}>{workflowOf(builder, repository)}</Outside>.
    </Text>
  )
}

/** A workflow of the same repository by its path in it, any other one with where it is. */
function workflowOf(builder: string, repository: string): string {
  return builder.startsWith(`${repository}/`)
    ? builder.slice(repository.length + 1)
    : builder.replace(/^https:\/\//, '')
}

function Outside({ to, children }: { readonly to: string; readonly children: string }) {
  if (!to.startsWith('https://')) return children
  return (
    <Anchor href={to} target="_blank" rel="noreferrer" inherit>
      {children}
    </Anchor>
  )
}
