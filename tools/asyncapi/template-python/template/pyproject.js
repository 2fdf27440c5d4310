import { File } from '@asyncapi/generator-react-sdk'

/** `pyproject.toml`: the package has the contract's version. */
export default function ({ asyncapi }) {
  return (
    <File name="pyproject.toml">
      {`[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "triptych-bridge-streams"
version = "${asyncapi.info().version()}"
description = "Typed client of the streams of the Triptych bridge"
readme = "README.md"
license = "MIT"
requires-python = ">=3.11"
dependencies = ["websockets>=15,<18"]

[tool.setuptools]
packages = ["triptych_bridge_streams"]

[tool.setuptools.package-data]
triptych_bridge_streams = ["py.typed"]
`}
    </File>
  )
}
