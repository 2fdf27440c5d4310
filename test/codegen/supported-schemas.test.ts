import { sample, sampleWith } from './fixture.ts'
import { at, type Case, describeUnsupported, member } from './unsupported.ts'

const schemas = ['components', 'schemas']
const cat = [...schemas, 'Cat']
const owner = [...schemas, 'Owner', 'properties']

const cases: Readonly<Record<string, Case>> = {
  ...Object.fromEntries(
    Object.entries({
      $id: 'Cat',
      $anchor: 'cat',
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      definitions: {},
      $defs: {},
      nullable: true,
      readOnly: true,
      writeOnly: true,
      xml: {},
      contentEncoding: 'base64',
      contentSchema: {},
    }).map(([key, value]) => [`the keyword ${key}`, member([...cat, key], value)]),
  ),
  'a pattern that is not a regular expression': [
    sampleWith([...cat, 'properties', 'lives', 'pattern'], '['),
    'The `pattern` is not a regular expression.',
    '#/components/schemas/Cat/properties/lives/pattern',
  ],
  'a bound as OpenAPI 3.0 had it': [
    sampleWith([...cat, 'properties', 'lives', 'exclusiveMinimum'], true),
    '`exclusiveMinimum` must be number.',
    '#/components/schemas/Cat/properties/lives/exclusiveMinimum',
  ],
  'a format that nothing checks': [
    sampleWith([...schemas, 'Text', 'format'], 'colour'),
    'The format `colour` is not supported: nothing checks it.',
    '#/components/schemas/Text/format',
  ],
  'a format of text on a number': [
    sampleWith([...owner, 'town'], { type: 'integer', format: 'email' }),
    'The format `email` is for strings, and the type is integer.',
    `${at([...owner, 'town'])}/format`,
  ],
  'a format of numbers on text': [
    sampleWith([...owner, 'town'], { type: 'string', maxLength: 9, format: 'int32' }),
    'The format `int32` is for numbers, and the type is string.',
    `${at([...owner, 'town'])}/format`,
  ],
  'bounds that nothing is within': [
    sampleWith([...owner, 'town'], { type: 'string', minLength: 9, maxLength: 3 }),
    '`minLength` is greater than `maxLength`: no value is valid.',
    `${at([...owner, 'town'])}/minLength`,
  ],
  'twins among items of any kind': [
    sampleWith([...owner, 'pets'], {
      ...{ type: 'array', maxItems: 2, uniqueItems: true, items: { $ref: '#/components/schemas/Cat' } },
    }),
    '`uniqueItems` needs `items` with a plain `type` in place.',
    '#/components/schemas/Owner/properties/pets/uniqueItems',
  ],
  'a keyword beside $ref': [
    sampleWith([...schemas, 'Pet', 'oneOf', '0'], { $ref: '#/components/schemas/Cat', minProperties: 1 }),
    '`minProperties` beside `$ref` is not supported.',
    '#/components/schemas/Pet/oneOf/0/minProperties',
  ],
  'a default of one of several': [
    sampleWith([...cat, 'properties', 'lives', 'default'], 9),
    'A `default` below `oneOf` is not supported: it would not be filled in.',
    '#/components/schemas/Pet/oneOf',
  ],
  'a default of items': [
    sampleWith([...owner, 'pets'], { type: 'array', items: { type: 'string', default: 'a' } }),
    'A `default` in `items` is not supported: it would not be filled in.',
    '#/components/schemas/Owner/properties/pets/items',
  ],
  'a default of another type': [
    sampleWith([...owner, 'town'], { type: 'integer', default: 'a' }),
    'The `default` must be integer.',
    `${at([...owner, 'town'])}/default`,
  ],
  'a default that is too long': [
    sampleWith([...owner, 'town', 'default'], 'Alessandria'),
    'The `default` must NOT have more than 9 characters.',
    '#/components/schemas/Owner/properties/town/default',
  ],
  'a condition without a consequence': [
    sampleWith([...cat, 'if'], { required: ['lives'] }),
    '`if` goes with `then` or `else`.',
    '#/components/schemas/Cat/if',
  ],
  'a consequence without a condition': [
    sampleWith([...cat, 'then'], { required: ['lives'] }),
    '`if` goes with `then` or `else`.',
    '#/components/schemas/Cat/then',
  ],
}

const fine: Readonly<Record<string, object>> = {
  'a condition with a consequence': sampleWith([...schemas, 'Cat'], {
    ...sample.components.schemas.Cat,
    if: { properties: { lives: { const: 9 } } },
    else: { properties: { lives: { maximum: 8 } } },
  }),
  'a default in a form': sampleWith([...owner, 'town'], { type: 'string', default: 'Turin' }),
}

describeUnsupported('what the generator does not read of a schema', cases, fine)
