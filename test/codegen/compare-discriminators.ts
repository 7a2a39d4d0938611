import { type Edit, type Row, schema } from './compare-places.js';
import { at, type Draft } from './contract.js';

const reference = (name: string): string => `#/components/schemas/${name}`;

/** A component that stands for one value of the discriminator, with one more member. */
interface Alternative {
  readonly name: string;
  readonly value: string;
  readonly member: string;
}

const lorry: Alternative = { name: 'Lorry', value: 'lorry', member: 'axles' };
const van: Alternative = { name: 'Van', value: 'van', member: 'seats' };

const componentOf = ({ value, member }: Alternative): Draft => ({
  description: 'A vehicle.',
  type: 'object',
  additionalProperties: false,
  required: ['kind', member],
  properties: {
    kind: { type: 'string', const: value },
    [member]: { type: 'integer', minimum: 0, maximum: 100 },
  },
});

/** Gives items, or what creates them, a member that is one of the alternatives. */
const vehicle =
  (owner: 'Item' | 'ItemInput') =>
  (...alternatives: readonly Alternative[]): Edit =>
  (draft) => {
    for (const one of alternatives) at(draft, 'components', 'schemas')[one.name] = componentOf(one);
    const mapping = alternatives.map(({ value, name }) => [value, reference(name)]);
    schema(draft, owner, 'properties')['vehicle'] = {
      oneOf: alternatives.map(({ name }) => ({ $ref: reference(name) })),
      discriminator: { propertyName: 'kind', mapping: Object.fromEntries(mapping) },
    };
  };

const sent = vehicle('ItemInput');
const answered = vehicle('Item');
const sentPlace = 'createItem body.vehicle';
const answeredPlace = 'getItem reply 200.data.vehicle';

/** The schema of another name that the value of `lorry` leads to. */
const truck = { ...lorry, name: 'Truck', member: 'payload' };

/** Changes of the alternatives that the values of a discriminator lead to. */
export const discriminatorRows: readonly Row[] = [
  [
    'a value of a mapping is renamed in a request',
    'request-enum-value-removed',
    `${sentPlace}(2).kind`,
    'wire sdk mock',
    sent(lorry, { ...van, value: 'minivan' }),
    sent(lorry, van),
  ],
  [
    'a value of a mapping is renamed in a reply',
    'reply-enum-value-added',
    `${answeredPlace}(2).kind`,
    'wire sdk',
    answered(lorry, { ...van, value: 'minivan' }),
    answered(lorry, van),
  ],
  [
    'a value of a mapping is removed from a request',
    'request-branch-removed',
    sentPlace,
    'wire sdk mock',
    sent(lorry),
    sent(lorry, van),
  ],
  [
    'a value of a mapping is removed from a reply',
    'reply-branch-removed',
    answeredPlace,
    'sdk',
    answered(lorry),
    answered(lorry, van),
  ],
  [
    'a value of a mapping is added to a reply',
    'reply-branch-added',
    answeredPlace,
    'wire sdk',
    answered(lorry, van),
    answered(lorry),
  ],
  [
    'a value of a mapping leads to another schema in a request',
    'request-member-removed',
    `${sentPlace}(1).axles`,
    'wire sdk mock',
    sent(van, truck),
    sent(lorry, van),
  ],
  [
    'a value of a mapping leads to another schema in a reply',
    'reply-member-removed',
    `${answeredPlace}(1).axles`,
    'wire sdk',
    answered(van, truck),
    answered(lorry, van),
  ],
  [
    'two values of a mapping change places in a request',
    'request-enum-value-removed',
    `${sentPlace}(1).kind`,
    'wire sdk mock',
    sent({ ...lorry, value: 'van' }, { ...van, value: 'lorry' }),
    sent(lorry, van),
  ],
  [
    'two values of a mapping change places in a reply',
    'reply-enum-value-added',
    `${answeredPlace}(1).kind`,
    'wire sdk',
    answered({ ...lorry, value: 'van' }, { ...van, value: 'lorry' }),
    answered(lorry, van),
  ],
  // Each value leads to a schema with the same members, so that only the types of clients lose their names.
  [
    'the schemas of a mapping are renamed and change their order in a request',
    'client-type-removed',
    'contract sdk/shop/generated/types.ts',
    'sdk',
    sent({ ...van, name: 'Bus' }, { ...lorry, name: 'Truck' }),
    sent(lorry, van),
  ],
  [
    'the schemas of a mapping are renamed and change their order in a reply',
    'client-type-removed',
    'contract sdk/shop/generated/types.ts',
    'sdk',
    answered({ ...van, name: 'Bus' }, { ...lorry, name: 'Truck' }),
    answered(lorry, van),
  ],
];

export const unchangedDiscriminators: readonly (readonly [string, Edit, Edit?])[] = [
  [
    'a mapping names the values that the constants name anyway',
    (draft) => {
      answered({ ...lorry, value: 'Lorry' })(draft);
      at(schema(draft, 'Item', 'properties', 'vehicle'), 'discriminator')['mapping'] = {};
    },
    answered({ ...lorry, value: 'Lorry' }),
  ],
  ['the values of a mapping change their order', answered(van, lorry), answered(lorry, van)],
];
