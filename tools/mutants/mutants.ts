import { accessMutants } from './access-mutants.ts'
import { contractMutants } from './contract-mutants.ts'
import { fuzzedMutants, runtimeMutants } from './runtime-mutants.ts'
import { typeMutants } from './type-mutants.ts'

/** A change of one file: a text that it has once becomes another one. */
export interface Edit {
  readonly file: string
  readonly search: string
  readonly replace: string
}

/** Layers that look at the whole tree: several mutants are caught by one run. */
export type WholeLayer =
  | 'types'
  | 'direction of imports'
  | 'lint of the contracts'
  | 'drift'
  | 'compatibility'
  | 'Schemathesis'

/** Layers that run tests, one mutant at a time. */
export type TestLayer = 'unit tests' | 'contract tests' | 'contract coverage'

interface Broken {
  /** What is wrong, in a few words. */
  readonly name: string
  readonly edits: readonly Edit[]
  /** Whether `make test` runs it. */
  readonly sample?: boolean
  /** A line that the layer prints about it. */
  readonly says: RegExp
}

export interface WholeMutant extends Broken {
  readonly layer: WholeLayer
}

export interface TestMutant extends Broken {
  readonly layer: TestLayer
  /** The test that has to fail: its file, and its name or a part of it. */
  readonly test: { readonly file: string; readonly name: string }
}

export type Mutant = WholeMutant | TestMutant

/** Broken promises, each with the layer that catches it. */
export const mutants: readonly Mutant[] = [
  ...typeMutants,
  ...contractMutants,
  ...fuzzedMutants,
  ...runtimeMutants,
  ...accessMutants,
]
