import { className, distinctNames, docstring, pythonText } from '../../codegen/python-types.ts'
import { typeName } from '../../codegen/source-text.ts'

/** What a wheel is made of, beside the code that every one has. */
export interface WheelParts {
  readonly surface: string
  /** That of the contract. */
  readonly version: string
  readonly codes: readonly string[]
  /** Has the streams. */
  readonly streams: boolean
}

/** The name of the package, and of its module with underscores. */
function wheelName(surface: string): string {
  return `triptych-${surface}-client`
}

export function moduleName(surface: string): string {
  return wheelName(surface).replaceAll('-', '_')
}

/** The classes of a client, the one that waits and the one with asyncio. */
export function clientNames({ surface }: WheelParts): string[] {
  const name = `${typeName(surface)}Client`
  return [name, `Async${name}`]
}

/** `pyproject.toml`, for a backend that leaves nothing beside the sources. */
export function projectText({ surface, version, streams }: WheelParts): string {
  const dependencies = ['httpx>=0.27,<1', ...(streams ? ['websockets>=15,<18'] : [])]
  return `[build-system]
requires = ["flit_core>=3.11,<5"]
build-backend = "flit_core.buildapi"

[project]
name = "${wheelName(surface)}"
version = "${version}"
description = "Typed client of the ${surface} surface of Triptych"
readme = "README.md"
license = "MIT"
license-files = ["LICENSE"]
requires-python = ">=3.11"
dependencies = [${dependencies.map(pythonText).join(', ')}]
`
}

/** `models.py`: the schemas of the contract. */
export function modelsText(definitions: readonly string[]): string {
  const typing = ['Any', 'Literal', 'Never', 'NotRequired', 'TypeAlias', 'TypedDict'].filter((name) =>
    definitions.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  )
  const file = definitions.some((text) => /\bFile\b/.test(text)) ? '\n\nfrom ._calls import File' : ''
  return `${docstring('What is sent and answered: the dictionaries that JSON makes, with their keys.', '')}

from __future__ import annotations

from typing import ${typing.join(', ')}${file}


${definitions.join('\n\n\n')}
`
}

/** `errors.py`: an exception for each code of a problem. */
export function errorsText({ codes }: WheelParts): string {
  const names = [...distinctNames(codes, errorName, ['ApiError', 'ProblemError'])]
  const classes = names.map(([code, name]) => `class ${name}(ProblemError):\n${docstring(`\`\`${code}\`\``)}`)
  const byCode = names.map(([code, name]) => `    ${pythonText(code)}: ${name},\n`)
  return `${docstring('What a call raises: by the code of the problem.', '')}

from __future__ import annotations

from typing import Literal, TypeAlias

from ._errors import ApiError, NotModified, ProblemError

__all__ = [
    "ApiError",
    "BY_CODE",
    "NotModified",
    "ProblemCode",
    "ProblemError",
${names.map(([, name]) => `    ${pythonText(name)},\n`).join('')}]

ProblemCode: TypeAlias = Literal[
${codes.map((code) => `    ${pythonText(code)},\n`).join('')}]


${classes.join('\n\n\n')}


BY_CODE: dict[str, type[ProblemError]] = {
${byCode.join('')}}
`
}

/** `not_found` is `NotFoundError`, `internal_error` is `InternalError`. */
function errorName(code: string): string {
  const name = className(code.replaceAll('_', '-'))
  return name.endsWith('Error') ? name : `${name}Error`
}

/** `__init__.py` */
export function initText({ surface }: WheelParts): string {
  const name = typeName(surface)
  return `${docstring(`A client of the ${surface} surface of Triptych.`, '')}

from ._calls import Answer, File
from .client import Async${name}Client, ${name}Client
from .errors import ApiError, NotModified, ProblemError

__all__ = ["Answer", "ApiError", "Async${name}Client", "File", "NotModified", "ProblemError", "${name}Client"]
`
}

/** A call of each surface that a reader may copy. */
const CALLS: Readonly<Record<string, string>> = {
  auth: `    print(auth.get_me().data["actor"])
    for page in auth.pages(auth.list_members(limit=50)):
        for member in page["members"]:
            print(member["email"])`,
  bridge: `    print(bridge.list_plugins().data["plugins"])`,
  content: `    print(content.get_document("docs", "production", "content/delivery").data["meta"]["title"])
    for page in content.pages(content.list_routes("docs", "production", limit=50)):
        print(page["routes"])`,
}

const STREAMS = (module: string): string => `
The streams, with asyncio and without:

\`\`\`python
from ${module}.streams.sync import open_logs

with open_logs("http://localhost:8582") as logs:
    for entry in logs:
        print(entry["level"], entry["message"])
\`\`\`

\`${module}.streams\` has the same functions for \`async with\` and \`async for\`. Iteration ends when the stream is closed here
or by the bridge with 1000, and raises \`StreamClosed\` when it closes otherwise; so does sending on such a stream.
`

/** `README.md` */
export function readmeText({ surface, version, streams }: WheelParts): string {
  const [name, module] = [typeName(surface), moduleName(surface)]
  return `# ${wheelName(surface)}

A typed client of the ${surface} surface of Triptych, for Python 3.11 or newer, made from version ${version} of its contract.

\`\`\`python
from ${module} import ${name}Client
from ${module}.errors import NotFoundError

with ${name}Client("http://localhost:858${{ auth: 1, bridge: 2, content: 3 }[surface] ?? 0}", token=token) as ${surface}:
${CALLS[surface] ?? ''}
\`\`\`

\`Async${name}Client\` has the same methods to \`await\`, and pages for \`async for\`.

- A method is named for its operation, and gives an \`Answer\` with \`data\`, \`status\`, \`headers\` and \`etag\`. Data are the
  dictionaries that JSON makes, typed as \`TypedDict\`s in \`${module}.models\`.
- \`pages\` gives the data of an answer and of every page after it, by its \`Link\` with \`rel="next"\`.
- A problem is raised by its code: \`not_found\` as \`NotFoundError\`, all of them as \`ProblemError\` with \`code\`, \`status\` and
  \`problem\`; another error of the server as \`ApiError\`; 304 as \`NotModified\`.
- GET, PUT and DELETE are sent again after 429, 502, 503, 504 and when no answer came, twice unless \`retries\` says
  otherwise, once \`Retry-After\` is over; an answer that asks for more than \`max_wait\` seconds is raised at once.
${streams ? STREAMS(module) : ''}`
}
