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
  [
    'a security scheme is renamed',
    (d) => {
      const schemes = at(d, 'components', 'securitySchemes');
      schemes['apiKeyAuth'] = schemes['key'];
      delete schemes['key'];
      d['security'] = [{ apiKeyAuth: [] }];
    },
  ],
  [
    'an extended object is written out flat',
    (d) => {
      const maker = schema(d, 'Maker');
      delete maker['allOf'];
      delete maker['unevaluatedProperties'];
      Object.assign(maker, { additionalProperties: false, required: ['name'] });
      maker['properties'] = {
        name: { type: 'string', maxLength: 20 },
        town: { type: 'string', maxLength: 9 },
      };
    },
    (d) => {
      const maker = schema(d, 'Maker');
      const name = { type: 'string', maxLength: 20 };
      delete maker['additionalProperties'];
      delete maker['required'];
      Object.assign(maker, {
        allOf: [{ type: 'object', required: ['name'], properties: { name } }],
        unevaluatedProperties: false,
        properties: { town: { type: 'string', maxLength: 9 } },
      });
    },
  ],
  [
    'a length is written beside a closed enum',
    (d) => Object.assign(item(d, 'tags', 'items'), { minLength: 1, maxLength: 20 }),
  ],
  [
    'a pattern is written beside a constant',
    withCode({ type: 'string', const: 'a', pattern: '^a$', maxLength: 3 }),
    withCode({ type: 'string', const: 'a' }),
  ],
  [
    'bounds are written beside numbers of a closed enum',
    withCode({ type: 'number', enum: [1, 2], minimum: 0, exclusiveMaximum: 9 }),
    withCode({ type: 'number', enum: [1, 2] }),
  ],
  ...[
    ['date', 10],
    ['uuid', 36],
  ].map(([format, maxLength]): readonly [string, Edit, Edit] => [
    `the length of a ${format} is written out`,
    withCode({ type: 'string', format, maxLength }),
    withCode({ type: 'string', format }),
  ]),
];
