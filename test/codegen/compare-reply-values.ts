import {
  editExamples,
  item,
  json,
  kinds,
  type Row,
  schema,
  success,
  undo,
  withCode,
  withPattern,
} from './compare-places.js';
import { at, type Draft } from './contract.js';

const codePlace = 'getItem reply 200.data.code';
const kindsData = (draft: Draft): Draft =>
  at(json(success(kinds(draft))), 'schema', 'properties', 'data');

/** Changes of the values that a member of a reply may have. */
export const replyValueRows: readonly Row[] = [
  [
    'a reply text becomes a number',
    'reply-type-changed',
    'getItem reply 200.data.name',
    'wire sdk mock',
    (d) => {
      item(d)['name'] = { type: 'integer' };
      editExamples(d, (example) => (example['name'] = 7));
    },
  ],
  [
    'a reply has one type of two',
    'reply-type-narrowed',
    codePlace,
    'sdk',
    withCode({ type: 'string' }),
    withCode({ type: ['string', 'integer'] }),
  ],
  [
    'a reply has one type of any',
    'reply-type-narrowed',
    codePlace,
    '',
    withCode({ type: 'string' }),
    withCode({}),
  ],
  [
    'a reply number is whole',
    'reply-type-narrowed',
    codePlace,
    '',
    withCode({ type: 'integer' }),
    withCode({ type: 'number' }),
  ],
  [
    'a reply text becomes an enum',
    'reply-enum-value-removed',
    codePlace,
    'sdk',
    withCode({ type: 'string', enum: ['a'] }),
    withCode({ type: 'string' }),
  ],
  [
    'a reply enum becomes a text',
    'reply-enum-value-added',
    codePlace,
    'wire sdk',
    withCode({ type: 'string' }),
    withCode({ type: 'string', enum: ['a'] }),
  ],
  [
    'a reply constant changes',
    'reply-enum-value-added',
    codePlace,
    'wire sdk',
    withCode({ const: 'b' }),
    withCode({ const: 'a' }),
  ],
  [
    'a known value is removed',
    'reply-known-value-removed',
    'getItem reply 200.data.kind',
    '',
    (d) => (item(d, 'kind')['x-extensible-enum'] = ['metal']),
  ],
  [
    'an open reply enum is closed',
    'reply-enum-value-removed',
    codePlace,
    'sdk',
    withCode({ type: 'string', enum: ['a'] }),
    withCode({ type: 'string', 'x-extensible-enum': ['a'] }),
  ],
  [
    'a closed reply enum is opened',
    'reply-enum-value-added',
    codePlace,
    'wire sdk',
    withCode({ type: 'string', 'x-extensible-enum': ['a'] }),
    withCode({ type: 'string', enum: ['a'] }),
  ],
  [
    'a reply maximum falls',
    'reply-bound-narrowed',
    'getItem reply 200.data.shape(2).sides',
    '',
    (d) => (schema(d, 'Angular', 'properties', 'sides')['maximum'] = 8),
  ],
  [
    'a reply minimum falls',
    'reply-bound-widened',
    'getItem reply 200.data.shape(2).sides',
    'wire',
    (d) => (schema(d, 'Angular', 'properties', 'sides')['minimum'] = 1),
  ],
  [
    'a reply text gets longer',
    'reply-bound-widened',
    'getItem reply 200.data.name',
    'wire',
    (d) => (item(d, 'name')['maxLength'] = 50),
  ],
  [
    'a reply list gets longer',
    'reply-bound-widened',
    'getKinds reply 200.data',
    'wire',
    (d) => (kindsData(d)['maxItems'] = 99),
  ],
  [
    'a reply pattern takes more',
    'reply-pattern-changed',
    codePlace,
    'wire',
    withPattern('^[a-z0-9]+$'),
    withPattern('^[a-z]+$'),
  ],
  [
    'a reply pattern takes less',
    'reply-pattern-narrowed',
    codePlace,
    '',
    withPattern('^[a-z]+$'),
    withPattern('^[a-z0-9]+$'),
  ],
  [
    'a reply pattern is removed',
    'reply-pattern-changed',
    codePlace,
    'wire',
    withCode({ type: 'string' }),
    withPattern('^[a-z]+$'),
  ],
  [
    'a reply pattern is added',
    'reply-pattern-narrowed',
    codePlace,
    '',
    withPattern('^[a-z]+$'),
    withCode({ type: 'string' }),
  ],
  [
    'a reply format is added',
    'reply-format-added',
    codePlace,
    '',
    withCode({ type: 'string', format: 'date' }),
    withCode({ type: 'string' }),
  ],
  [
    'a reply format changes',
    'reply-format-changed',
    codePlace,
    'wire',
    withCode({ type: 'string', format: 'date' }),
    withCode({ type: 'string', format: 'email' }),
  ],
  [
    'reply items need not differ',
    'reply-rule-changed',
    'getKinds reply 200.data',
    'wire',
    undo,
    (d) => (kindsData(d)['uniqueItems'] = true),
  ],
  [
    'reply items differ',
    'reply-rule-tightened',
    'getKinds reply 200.data',
    '',
    (d) => (kindsData(d)['uniqueItems'] = true),
  ],
  [
    'a reply header gets longer',
    'reply-bound-widened',
    'getItem reply 200 header ETag',
    'wire',
    (d) => (at(d, 'components', 'headers', 'ETag', 'schema')['maxLength'] = 200),
  ],
  [
    'a reply header gets shorter',
    'reply-bound-narrowed',
    'getItem reply 200 header ETag',
    '',
    (d) => (at(d, 'components', 'headers', 'ETag', 'schema')['maxLength'] = 50),
  ],
  [
    'a reply is never null by reference',
    'reply-type-narrowed',
    'getItem reply 200.data.maker',
    '',
    (d) => (item(d)['maker'] = { $ref: '#/components/schemas/Maker' }),
  ],
  [
    'a message of errors gets longer',
    'reply-bound-widened',
    'getItem reply 404.message',
    'wire',
    (d) => (schema(d, 'ErrorReply', 'properties', 'message')['maxLength'] = 900),
  ],
  [
    'the name of a schema is given to another',
    'reply-type-changed',
    'contract type Maker.name',
    'sdk',
    (d) => {
      at(d, 'components', 'schemas')['Producer'] = structuredClone(schema(d, 'Maker'));
      item(d, 'maker')['oneOf'] = [{ $ref: '#/components/schemas/Producer' }, { type: 'null' }];
      schema(d, 'Maker', 'properties', 'name')['type'] = 'integer';
      item(d)['boss'] = { $ref: '#/components/schemas/Maker' };
    },
  ],
];
