import { at, type Draft } from './contract.js';
import { create, input, list, type Row, schema } from './lint-places.js';

/** The first item of the example of the list. */
const shape = (draft: Draft): Draft =>
  at(list(draft), 'responses', '200', 'content', 'application/json', 'example', 'data', 0);

/** Members of the example of an item, each with what the rule says after the name of the example. */
const wrongExamples: readonly (readonly [string, object])[] = [
  [
    '/price must have at most 2 decimals, found 3: write 0.07, or raise x-decimals',
    { price: 0.075 },
  ],
  ['/price must be a number, found "1": write 1 without quotes', { price: '1' }],
  ['/price must be at most 1000, found 1001', { price: 1001 }],
  ['/price must be at least 0, found -1', { price: -1 }],
  ["/name must be a text, found 7: put it in quotes, '7'", { name: 7 }],
  ['/name must have at most 10 characters, found 12', { name: 'Nutnutnutnut' }],
  ['/name must have at least 1 character, found 0', { name: '' }],
  ['/name must match pattern "^[^\\u0000-\\u001f]*$", found "a\\tb"', { name: 'a\tb' }],
  ['/kind must be one of metal, wood, found "metl": did you mean metal?', { kind: 'metl' }],
  [
    '/soldOn must have format date, found "31.1.2026": write it as in 2026-01-31',
    { soldOn: '31.1.2026' },
  ],
  ['/parts must be a list, found "a": write it in brackets, as in [A, B]', { parts: 'a' }],
  ['/parts must have at most 3 items, found 4', { parts: Array(4).fill({ name: 'a', price: 1 }) }],
  ['/parts/0 needs the member price', { parts: [{ name: 'a' }] }],
  [' has no member prise: did you mean price?', { prise: 3 }],
];

/** Violations in examples. */
export const exampleRows: readonly Row[] = [
  [
    'examples-present',
    'POST /shop/items body: there is no example',
    (d) => delete at(create(d), 'requestBody', 'content', 'application/json')['example'],
  ],
  [
    'examples-present',
    'GET /shop/items reply 200: there is no example',
    (d) => delete at(list(d), 'responses', '200', 'content', 'application/json')['example'],
  ],
  [
    'examples-valid',
    'POST /shop/items body: example/price',
    (d) =>
      (at(create(d), 'requestBody', 'content', 'application/json')['example'] = {
        name: 'Nut',
        price: 0.005,
      }),
  ],
  [
    'examples-valid',
    'GET /shop/items reply 429: example',
    (d) =>
      (at(d, 'components', 'responses', 'Error', 'content', 'application/json')['example'] = {
        ok: false,
      }),
  ],
  ...wrongExamples.map(
    ([says, value]): Row => [
      'examples-valid',
      `POST /shop/items body: example${says}`,
      (d) => {
        const example = { name: 'Nut', price: 1, ...value };
        at(create(d), 'requestBody', 'content', 'application/json')['example'] = example;
      },
    ],
  ),
  [
    'examples-valid',
    'GET /shop/items reply 200: example/data/0/shape fits none of Round, Angular: for Angular, example/data/0/shape has no member side: did you mean sides?',
    (d) => (shape(d)['shape'] = { sides: 6, side: 6 }),
  ],
  [
    'examples-valid',
    'POST /shop/items body: example needs one of the members kind, note',
    (d) => (schema(d, 'ItemInput')['oneOf'] = [{ required: ['kind'] }, { required: ['note'] }]),
  ],
  [
    'examples-valid',
    'POST /shop/items body: example must have only one of name, price',
    (d) => (schema(d, 'ItemInput')['oneOf'] = [{ required: ['name'] }, { required: ['price'] }]),
  ],
  [
    'examples-valid',
    'schemas.Price: example must be at most 1000, found 1001',
    (d) => (schema(d, 'Price')['example'] = 1001),
  ],
  [
    'examples-valid',
    'schemas.ItemInput.weight: example must have at most 7 decimals, found 8',
    (d) => (input(d, 'weight')['examples'] = [0.12345678]),
  ],
  [
    'parameters-exemplified',
    'GET /shop/items: parameter search does not allow "x", which tests and the reference would send: write example: VALUE beside schema',
    (d) =>
      (at(d, 'components', 'parameters', 'Search')['schema'] = {
        type: 'string',
        maxLength: 9,
        pattern: '^[0-9]+-[A-Z]$',
      }),
  ],
  [
    'parameters-exemplified',
    'GET /shop/items: parameter search: example must match pattern "^[0-9]+-[A-Z]$", found "a-1"',
    (d) =>
      Object.assign(at(d, 'components', 'parameters', 'Search'), {
        schema: { type: 'string', maxLength: 9, pattern: '^[0-9]+-[A-Z]$' },
        example: 'a-1',
      }),
  ],
  [
    'parameters-exemplified',
    'GET /shop/items: parameter tag does not allow "0"',
    (d) => (at(list(d), 'parameters', 9, 'schema')['minItems'] = 2),
  ],
];
