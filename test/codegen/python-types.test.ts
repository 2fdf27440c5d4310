import { expect, it } from 'vitest'
import { PythonTypes } from '../../tools/codegen/python-types.ts'

it('names a type after those that it is made of, and one that is made of itself as text', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const schemas = {
    Tree: { oneOf: [ref('Leaf'), { type: 'array', items: ref('Tree') }] },
    Leaf: { oneOf: [ref('Word'), ref('Pet'), { type: 'null' }] },
    Word: { type: 'string', description: 'Some letters.' },
    Pet: { type: 'object', required: ['leaf'], properties: { leaf: ref('Leaf') } },
  }
  expect(new PythonTypes(schemas, []).definitions()).toEqual([
    'class Pet(TypedDict):\n    """Pet"""\n\n    leaf: Leaf',
    '# Some letters.\nWord: TypeAlias = str',
    'Leaf: TypeAlias = Word | Pet | None',
    'Tree: TypeAlias = "Leaf | list[Tree]"',
  ])
})
