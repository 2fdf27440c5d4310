import { File } from '@asyncapi/generator-react-sdk'

/** `pyproject.toml`: the package has the contract's version, and a backend that leaves nothing beside the sources. */
export default function ({ asyncapi }) {
  return (
    <File name="pyproject.toml">
      {`[build-system]
requires = ["flit_core>=3.11,<5"]
build-backend = "flit_core.buildapi"

[project]
name = "triptych-bridge-streams"
version = "${asyncapi.info().version()}"
description = "Typed client of the streams of the Triptych bridge"
readme = "README.md"
license = "MIT"
requires-python = ">=3.11"
dependencies = ["websockets>=15,<18"]
`}
    </File>
  )
}
