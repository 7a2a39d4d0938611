import {
  type Edit,
  editExamples,
  item,
  list,
  schema,
  withCode,
  withPattern,
  withShapes,
} from './compare-places.js';
import { at } from './contract.js';

/** Edits that no audience notices, each with the base that it is applied to. */
export const unchangedRows: readonly (readonly [string, Edit, Edit?])[] = [
  ['a default is written out', (d) => (at(list(d), 'parameters', 13)['explode'] = true)],
  [
    'a minimum is written in another way',
    (d) => {
      delete schema(d, 'Id')['minimum'];
      schema(d, 'Id')['exclusiveMinimum'] = 0;
    },
  ],
  ['a minimum length of 0 is written out', (d) => (item(d, 'name')['minLength'] = 0)],
  ['items may be alike', (d) => (item(d, 'tags')['uniqueItems'] = false)],
  ['alternatives change their order', withShapes('Angular', 'Round')],
  ['values change their order', (d) => (item(d, 'tags', 'items')['enum'] = ['large', 'small'])],
  [
    'a pattern is written in another way',
    withPattern('^\\d(?:\\d|[0-9])*$'),
    withPattern('^[0-9]{1,}$'),
  ],
  [
    'a type is written beside a constant',
    withCode({ const: 'a', type: 'string' }),
    withCode({ const: 'a' }),
  ],
  ['a constant becomes an enum of one value', withCode({ enum: ['a'] }), withCode({ const: 'a' })],
  ['a default of a reply changes', (d) => (item(d, 'name')['default'] = 'Nut')],
  [
    'an example changes to another allowed one',
    (d) => editExamples(d, (example) => (example['price'] = 9)),
  ],
  ['descriptions change', (d) => (schema(d, 'Item')['description'] = 'Other words.')],
  [
    'an example names another maker',
    (d) => editExamples(d, (example) => (example['maker'] = { name: 'Eva' })),
  ],
];
