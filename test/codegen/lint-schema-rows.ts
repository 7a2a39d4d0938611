import { at } from './contract.js';
import { input, type Row, schema } from './lint-places.js';

/** Violations in schemas. */
export const schemaRows: readonly Row[] = [
  [
    'schemas-described',
    'schemas.Price: description is missing',
    (d) => delete schema(d, 'Price')['description'],
  ],
  [
    'types-named',
    'schemas.ItemInput.name: type is missing',
    (d) => delete input(d, 'name')['type'],
  ],
  [
    'types-named',
    'schemas.ItemInput.name: type is an empty list: name a type',
    (d) => (input(d, 'name')['type'] = []),
  ],
  [
    'keywords-known',
    "schemas.ItemInput.name: nullable is not a keyword we use: add 'null' to type",
    (d) => (input(d, 'name')['nullable'] = true),
  ],
  [
    'keywords-known',
    'schemas.ItemInput.name: patternProperties is not a keyword we use: write a map',
    (d) => (input(d, 'name')['patternProperties'] = {}),
  ],
  [
    'keywords-known',
    'schemas.Item.id: readOnly is not a keyword we use: write one schema for requests and one for replies',
    (d) =>
      (schema(d, 'Item', 'properties')['id'] = {
        type: 'integer',
        minimum: 1,
        maximum: 9,
        readOnly: true,
      }),
  ],
  [
    'keywords-fit-types',
    'schemas.ItemInput.name: minimum needs type number: remove it, or correct type',
    (d) => (input(d, 'name')['minimum'] = 3),
  ],
  [
    'keywords-fit-types',
    'schemas.Price: pattern needs type string: remove it, or correct type',
    (d) => (schema(d, 'Price')['pattern'] = '^[0-9]+$'),
  ],
  [
    'schemas-satisfiable',
    'schemas.Maker: name is true or false: write a schema, or leave it out',
    (d) => (schema(d, 'Maker', 'properties')['name'] = false),
  ],
  [
    'schemas-satisfiable',
    'schemas.Item.tags: items is true or false: write a schema, or leave it out',
    (d) => (schema(d, 'Item', 'properties', 'tags')['items'] = false),
  ],
  [
    'schemas-satisfiable',
    'schemas.Item.shape: oneOf is true or false: write a schema, or leave it out',
    (d) => (schema(d, 'Item', 'properties', 'shape')['oneOf'] = [false]),
  ],
  [
    'schemas-satisfiable',
    'schemas.Item.shape: not is true or false: write a schema, or leave it out',
    (d) => (schema(d, 'Item', 'properties', 'shape')['not'] = true),
  ],
  [
    'schemas-satisfiable',
    'schemas.ItemInput.kind: enum is empty: name what is allowed',
    (d) => (input(d, 'kind')['enum'] = []),
  ],
  [
    'strings-bounded',
    'schemas.ItemInput.name: maxLength is missing',
    (d) => delete input(d, 'name')['maxLength'],
  ],
  [
    'strings-bounded',
    'schemas.ItemInput.soldAt: maxLength is missing',
    (d) => delete input(d, 'soldAt')['maxLength'],
  ],
  [
    'strings-bounded',
    'header ETag: maxLength is missing',
    (d) => delete at(d, 'components', 'headers', 'ETag', 'schema')['maxLength'],
  ],
  [
    'numbers-bounded',
    'schemas.Price: maximum is missing',
    (d) => delete schema(d, 'Price')['maximum'],
  ],
  ['numbers-bounded', 'schemas.Id: minimum is missing', (d) => delete schema(d, 'Id')['minimum']],
  [
    'integers-exact',
    'schemas.Id: maximum lies beyond 9007199254740991: write a smaller one, or a string of digits',
    (d) => (schema(d, 'Id')['maximum'] = 2 ** 63),
  ],
  [
    'arrays-bounded',
    'schemas.Item.tags: maxItems is missing',
    (d) => delete schema(d, 'Item', 'properties', 'tags')['maxItems'],
  ],
  [
    'arrays-bounded',
    'schemas.Item.tags: items is missing',
    (d) => delete schema(d, 'Item', 'properties', 'tags')['items'],
  ],
  [
    'unique-items-scalar',
    'schemas.Item.tags: uniqueItems needs items of a scalar type',
    (d) =>
      Object.assign(schema(d, 'Item', 'properties', 'tags'), {
        uniqueItems: true,
        items: { $ref: '#/components/schemas/Maker' },
      }),
  ],
  [
    'objects-closed',
    'schemas.Maker: additionalProperties must be false',
    (d) => delete schema(d, 'Maker')['additionalProperties'],
  ],
  [
    'objects-closed',
    'schemas.Maker: additionalProperties must be false',
    (d) => (schema(d, 'Maker')['additionalProperties'] = true),
  ],
  [
    'objects-closed',
    'schemas.Round: additionalProperties must be false; a component may leave it out if only',
    (d) => {
      delete schema(d, 'Round')['additionalProperties'];
      const round = { $ref: '#/components/schemas/Round' };
      Object.assign(schema(d, 'Angular'), { allOf: [round], unevaluatedProperties: false });
    },
  ],
  [
    'maps-bounded',
    'schemas.ItemInput.name: a map needs maxProperties',
    (d) => (input(d, 'name')['additionalProperties'] = { type: 'boolean' }),
  ],
  [
    'maps-bounded',
    'schemas.Maker: a map has no properties: put the map into a member of its own',
    (d) =>
      Object.assign(schema(d, 'Maker'), {
        additionalProperties: { type: 'boolean' },
        maxProperties: 3,
      }),
  ],
  [
    'extensions-closed',
    'schemas.Maker: allOf needs unevaluatedProperties: false beside it',
    (d) => (schema(d, 'Maker')['allOf'] = [{ $ref: '#/components/schemas/Round' }]),
  ],
  [
    'extensions-closed',
    'schemas.Maker: allOf extends Round, which refuses all other members: remove additionalProperties from Round; if Round is used by itself too, move its members to a base component, and let Round and Maker extend that by allOf, each with unevaluatedProperties: false',
    (d) => {
      const round = { $ref: '#/components/schemas/Round' };
      Object.assign(schema(d, 'Maker'), { allOf: [round], unevaluatedProperties: false });
    },
  ],
  [
    'extensions-closed',
    'schemas.Maker: allOf extends Round, which refuses all other members: remove unevaluatedProperties from Round',
    (d) => {
      const base = { type: 'object', properties: {} };
      const round = { $ref: '#/components/schemas/Round' };
      delete schema(d, 'Round')['additionalProperties'];
      Object.assign(schema(d, 'Round'), { allOf: [base], unevaluatedProperties: false });
      Object.assign(schema(d, 'Maker'), { allOf: [round], unevaluatedProperties: false });
    },
  ],
  [
    'extensions-closed',
    'schemas.Maker: a part of allOf is closed: remove additionalProperties from the part',
    (d) => {
      const part = { type: 'object', additionalProperties: false, properties: {} };
      Object.assign(schema(d, 'Maker'), { allOf: [part], unevaluatedProperties: false });
    },
  ],
  [
    'extensions-closed',
    'schemas.Maker: member name stands in two parts: remove one of them',
    (d) => {
      const maker = schema(d, 'Maker');
      const part = { type: 'object', properties: { name: { type: 'string', maxLength: 9 } } };
      delete maker['additionalProperties'];
      Object.assign(maker, { allOf: [part], unevaluatedProperties: false });
    },
  ],
  [
    'extensions-closed',
    'schemas.Maker: unevaluatedProperties closes an allOf only: write additionalProperties: false',
    (d) => (schema(d, 'Maker')['unevaluatedProperties'] = false),
  ],
  [
    'discriminators-complete',
    'schemas.Item.shape: give Round a required member kind with the const that names it',
    (d) => (schema(d, 'Item', 'properties', 'shape')['discriminator'] = { propertyName: 'kind' }),
  ],
  [
    'discriminators-complete',
    'schemas.Item.shape: add "round: \'#/schemas/Round\'" to mapping',
    (d) => {
      schema(d, 'Item', 'properties', 'shape')['discriminator'] = { propertyName: 'kind' };
      for (const name of ['Round', 'Angular'])
        schema(d, name, 'properties')['kind'] = { type: 'string', const: name.toLowerCase() };
    },
  ],
  [
    'discriminators-complete',
    'schemas.Item.shape: require kind in Round',
    (d) => {
      schema(d, 'Item', 'properties', 'shape')['discriminator'] = { propertyName: 'kind' };
      for (const name of ['Round', 'Angular'])
        schema(d, name, 'properties')['kind'] = { type: 'string', const: name };
    },
  ],
  [
    'alternatives-whole',
    'schemas.Maker: alternatives beside properties may only require members',
    (d) =>
      Object.assign(schema(d, 'Maker'), {
        type: undefined,
        oneOf: [{ $ref: '#/components/schemas/Round' }],
      }),
  ],
  [
    'alternatives-whole',
    'schemas.Item.shape: has oneOf and anyOf: make one of them a component of its own',
    (d) => (schema(d, 'Item', 'properties', 'shape')['anyOf'] = [{ type: 'boolean' }]),
  ],
  [
    'values-match-types',
    'schemas.ItemInput.kind: add null to the enum, or remove it from type',
    (d) => (input(d, 'kind')['type'] = ['string', 'null']),
  ],
  [
    'values-match-types',
    'schemas.ItemInput.kind: enum and const hold scalars only: write an object schema',
    (d) => (input(d, 'kind')['enum'] = [{}]),
  ],
  [
    'formats-known',
    'schemas.ItemInput.soldAt: format instant',
    (d) => (input(d, 'soldAt')['format'] = 'instant'),
  ],
  [
    'files-in-forms',
    'schemas.Maker.name: format: binary stands for a file of a form or of a reply',
    (d) => (schema(d, 'Maker', 'properties')['name'] = { type: 'string', format: 'binary' }),
  ],
  [
    'patterns-compile',
    'schemas.ItemInput.name: Invalid regular expression',
    (d) => (input(d, 'name')['pattern'] = '[a-'),
  ],
  [
    'patterns-compile',
    'schemas.ItemInput.name: Invalid regular expression',
    (d) => (input(d, 'name')['pattern'] = '\\-'),
  ],
  [
    'decimals-on-numbers',
    'schemas.ItemInput.name: x-decimals needs type number',
    (d) => (input(d, 'name')['x-decimals'] = 2),
  ],
  [
    'states-closed',
    'schemas.ItemInput.kind: x-states has no wood',
    (d) => delete at(input(d, 'kind'), 'x-states')['wood'],
  ],
  [
    'states-closed',
    'schemas.ItemInput.kind: glass is not in the enum',
    (d) => (at(input(d, 'kind'), 'x-states')['wood'] = ['glass']),
  ],
];
