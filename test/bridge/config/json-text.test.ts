import { describe, expect, it } from 'vitest'
import { parseJson } from '../../../src/bridge/config/json-text.ts'

describe('parseJson', () => {
  it.each<[string, number, number, string]>([
    ['', 1, 1, 'value expected'],
    ['\n \n  ', 3, 3, 'value expected'],
    ['{"a": 1', 1, 8, 'close brace expected'],
    ['{"a": [1, 2', 1, 12, 'close bracket expected'],
    ['{"a": "b', 1, 7, 'unexpected end of string'],
    ['{"a":\n  1,\n}', 3, 1, 'property name expected'],
    ['[1,\r\n2,]', 2, 3, 'value expected'],
    ['{\r  "a" 1}', 2, 7, 'colon expected'],
    ['{"a": 1 // one\n}', 1, 9, 'invalid comment token'],
    ['/* hello */ {}', 1, 1, 'invalid comment token'],
    ['\ufeff{}', 1, 1, 'invalid symbol'],
    ['{"a": "b\tc"}', 1, 7, 'invalid character'],
    ['{"a": "b\u0000c"}', 1, 7, 'invalid character'],
    ['{"a": "\\x"}', 1, 7, 'invalid escape character'],
    ['{"a": "\\u12"}', 1, 7, 'invalid unicode'],
    ["{'a': 1}", 1, 2, 'invalid symbol'],
    ['{"a": 01}', 1, 8, 'comma expected'],
    ['{"a": NaN}', 1, 7, 'invalid symbol'],
    ['{} {}', 1, 4, 'end of file expected'],
    ['{"a": 1,\n "b": {"c": 1, "c": 2}}', 2, 16, 'this key is there already'],
    ['{"a": 1, "\\u0061": 2}', 1, 10, 'this key is there already'],
    ['["\ud800"]', 1, 3, 'half a surrogate pair is not a character'],
    [`{"a":\n${'['.repeat(64)}`, 2, 64, 'nested deeper than 64 levels'],
    ['['.repeat(1_000_000), 1, 65, 'nested deeper than 64 levels'],
  ])('tells where %j is wrong', (text, line, column, message) => {
    expect(() => parseJson(text)).toThrow(
      expect.objectContaining({
        code: 'config_not_json',
        extensions: { line, column },
        errors: [{ in: 'body', name: '', message }],
      }),
    )
  })

  it.each([
    '0',
    '"{[{["',
    '{"a": {"a": [{"a": 1}, {"a": 2}]}}',
    `${'['.repeat(64)}${']'.repeat(64)}`,
    '"\\ud800"',
  ])('takes %j', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })
})
