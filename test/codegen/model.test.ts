import { describe, expect, test } from '../support/jest.js';
import { at, changed, type Draft, shop } from './contract.js';

describe('buildModel', () => {
  test('sorts operations by path, then by method', async () => {
    const { operations } = await shop();
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'get /shop/items',
      'post /shop/items',
      'get /shop/items/kinds',
      'get /shop/items/{id}',
      'put /shop/items/{id}',
      'delete /shop/items/{id}',
      'get /shop/items/{id}/photo',
      'post /shop/items/{id}/photo',
    ]);
  });

  test('reads every extension', async () => {
    const { operations } = await shop();
    expect(operations.find(({ id }) => id === 'createItem')).toMatchObject({
      permission: 'products:write',
      rateLimit: 'general',
      idempotent: 'key',
      verbatim: [],
      pagination: undefined,
      sdk: { group: 'items', method: 'create' },
      errorCodes: ['taken', 'too_large', 'wrong_type', 'key_reused'],
    });
    expect(operations.find(({ id }) => id === 'importPhoto')).toMatchObject({
      body: { contentType: 'multipart/form-data', required: true },
      uploads: [
        { name: 'photo', maxBytes: 1000, mime: ['image/png', 'image/jpeg'], required: true },
      ],
    });
  });

  test('resolves shared parameters, including those of the path', async () => {
    const { operations } = await shop();
    expect(operations.find(({ id }) => id === 'downloadPhoto')?.parameters).toEqual([
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'The item.',
        schema: { $ref: '#/components/schemas/Id' },
      },
    ]);
  });

  test('puts the success reply first, and distinguishes JSON, binary and empty replies', async () => {
    const { operations } = await shop();
    const replies = new Map(operations.map(({ id, replies: all }) => [id, all]));
    expect(replies.get('createItem')?.map(({ status }) => status)).toEqual([
      201, 400, 401, 403, 409, 413, 415, 422, 429, 500,
    ]);
    expect(replies.get('createItem')?.[0]).toMatchObject({ kind: 'json', headers: ['ETag'] });
    expect(replies.get('downloadPhoto')?.[0]).toMatchObject({
      kind: 'binary',
      contentType: 'image/png',
    });
    expect(replies.get('deleteItem')?.[0]).toMatchObject({ status: 204, kind: 'none' });
  });

  test('lists error codes with their statuses', async () => {
    const { errorCodes } = await shop();
    expect(errorCodes).toHaveLength(11);
    expect(errorCodes).toContainEqual({ code: 'outdated', status: 412 });
  });

  const list = (draft: Draft): Draft => at(draft, 'paths', '/shop/items', 'get');
  test.each<[string, (draft: Draft) => void, RegExp]>([
    ['operationId', (draft) => delete list(draft)['operationId'], /GET \/shop\/items: operationId/],
    ['x-permission', (draft) => delete list(draft)['x-permission'], /x-permission is missing/],
    [
      'a known rate limit',
      (draft) => (list(draft)['x-rate-limit'] = 'lax'),
      /must be one of reads/,
    ],
    [
      'a file as the only success',
      (draft) => (at(draft, 'paths', '/shop/items/{id}/photo', 'get', 'responses')['202'] = {}),
      /a file is the only success of its operation/,
    ],
    ['a success', (draft) => delete at(list(draft), 'responses')['200'], /success status must be/],
    [
      'a unique id',
      (draft) => (list(draft)['operationId'] = 'getItem'),
      /Two operations are called getItem/,
    ],
    [
      'a status for each code',
      (draft) => delete at(draft, 'components', 'schemas', 'ErrorCode', 'x-status')['taken'],
      /taken has no x-status/,
    ],
    [
      'parameters in known places',
      (draft) => (list(draft)['parameters'] = [{ name: 'a', in: 'cookie', schema: {} }]),
      /place of parameter a must be one of path, query, header/,
    ],
  ])('requires %s', async (_case, change, message) => {
    const model = await shop();
    expect(() => changed(model, change)).toThrow(message);
  });
});
