import { readFileSync } from 'node:fs';
import { publishedDocument } from '../../scripts/codegen/bundle/published.js';
import type { ContractDocument } from '../../scripts/codegen/model/model.js';
import { expect, test } from '../support/jest.js';

const list = {
  'x-export': true,
  responses: {
    '200': {
      description: 'A page or a file.',
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Page' } },
        'text/csv': { schema: { $ref: '#/components/schemas/CsvFile' } },
      },
    },
    '400': { $ref: '#/components/responses/BadRequest' },
  },
};
const picture = { responses: { '200': { content: { 'image/png': {}, 'image/jpeg': {} } } } };
const contract: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  paths: { '/items': { get: list }, '/picture': { get: picture } },
  components: { schemas: { Page: {}, CsvFile: {}, ErrorCode: {} }, responses: { BadRequest: {} } },
};

test('A list is published with its JSON alone, and everything else as it is', () => {
  const { paths, components } = publishedDocument(contract);
  const { '200': success, ...others } = list.responses;
  const { description, content } = success;
  const page = { description, content: { 'application/json': content['application/json'] } };
  expect(paths['/items']?.['get']).toEqual({ ...list, responses: { '200': page, ...others } });
  expect(paths['/picture']?.['get']).toEqual(picture);
  expect(components).toEqual({
    schemas: { Page: {}, ErrorCode: {} },
    responses: { BadRequest: {} },
  });
});

test('A schema of several types is published as alternatives of one type', () => {
  const own = {
    Language: { description: 'Language.', type: ['string', 'null'], enum: ['es', 'en', null] },
    Value: { type: ['string', 'number', 'null'], maxLength: 9, minimum: 0, maximum: 5 },
    Note: { type: ['string', 'null'], maxLength: 9 },
    Record: {
      type: 'object',
      properties: { sex: { type: ['string', 'null'], enum: ['m', null] } },
    },
  };
  const { schemas } = publishedDocument({ ...contract, components: { schemas: own } }).components;
  expect(schemas).toEqual({
    Language: {
      description: 'Language.',
      anyOf: [{ type: 'string', enum: ['es', 'en'] }, { type: 'null' }],
    },
    Value: {
      anyOf: [
        { type: 'string', maxLength: 9 },
        { type: 'number', minimum: 0, maximum: 5 },
        { type: 'null' },
      ],
    },
    Note: own.Note,
    Record: {
      type: 'object',
      properties: { sex: { anyOf: [{ type: 'string', enum: ['m'] }, { type: 'null' }] } },
    },
  });
});

test('Null beside the alternatives of a discriminator is published apart, and data as it is', () => {
  const alternatives = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];
  const discriminator = { propertyName: 'kind' };
  const pet = { description: 'A pet.', oneOf: [...alternatives, { type: 'null' }], discriminator };
  const apart = {
    description: 'A pet.',
    anyOf: [{ oneOf: alternatives, discriminator }, { type: 'null' }],
  };
  const data = { type: ['string', 'number', 'null'] };
  const reply = (schema: unknown) => ({
    responses: { '200': { content: { 'application/json': { schema, example: data } } } },
  });
  const own = { Home: { type: 'object', properties: { default: pet }, example: data } };
  const published = publishedDocument({
    ...contract,
    paths: { '/pets': { get: reply({ type: 'object', properties: { pet } }) } },
    components: { schemas: own },
  });
  expect(published.components.schemas).toEqual({
    Home: { type: 'object', properties: { default: apart }, example: data },
  });
  expect(published.paths['/pets']?.['get']).toEqual(
    reply({ type: 'object', properties: { pet: apart } }),
  );
});

test.each(['erp', 'kyc'])('No reply of %s joins JSON with other media types', (name) => {
  const { paths } = JSON.parse(readFileSync(`generated/${name}/openapi.json`, 'utf8'));
  const replies = Object.values<
    Record<string, { responses: Record<string, { content?: object }> }>
  >(paths).flatMap((item) =>
    Object.values(item).flatMap(({ responses }) => Object.values(responses)),
  );
  const media = replies.map(({ content = {} }) => Object.keys(content));
  expect(media.filter((all) => all.includes('application/json') && all.length > 1)).toEqual([]);
  expect(media.length).toBeGreaterThan(400);
});
