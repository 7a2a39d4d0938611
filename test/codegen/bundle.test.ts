import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bundleContract,
  contractDocument,
  documentText,
} from '../../scripts/codegen/bundle/bundle.js';
import { describe, expect, test } from '../support/jest.js';
import { shop, writableProject } from './contract.js';

const entryOf = (root: string): string => join(root, 'contracts/shop/openapi.yaml');

describe('bundleContract', () => {
  test('collects all files under the names at the end of their references', async () => {
    const { document } = await shop();
    expect(Object.keys(document.components.schemas).sort()).toEqual([
      'Angular',
      'ErrorCode',
      'ErrorReply',
      'Id',
      'Item',
      'ItemInput',
      'ItemListReply',
      'ItemReply',
      'Maker',
      'Page',
      'Price',
      'Round',
    ]);
    expect(document.components['parameters']).toHaveProperty('IdempotencyKey.in', 'header');
  });

  test('leaves no reference to another file', async () => {
    const { document } = await shop();
    const refs = [...documentText(document).matchAll(/"\$ref":\s*"([^"]+)"/g)].map(
      ([, ref]) => ref,
    );
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter((ref) => !ref?.startsWith('#/components/'))).toEqual([]);
  });

  test('keeps members in their original order', async () => {
    const { document } = await shop();
    expect(Object.keys(document.paths)).toEqual([
      '/shop/items',
      '/shop/items/kinds',
      '/shop/items/{id}',
      '/shop/items/{id}/photo',
    ]);
    expect(Object.keys(document.components.schemas['Maker'] ?? {})).toEqual([
      'description',
      'type',
      'additionalProperties',
      'required',
      'properties',
    ]);
  });

  test('adds the replies of the errors that an operation can answer, and keeps those that it declares', async () => {
    const [root, remove] = await writableProject();
    const folder = join(root, 'contracts/till');
    await mkdir(folder, { recursive: true });
    const codes = `
      enum: [invalid, unauthorized, not_found, unreadable]
      x-status: { invalid: 400, unauthorized: 401, not_found: 404, unreadable: 422 }
      x-common-errors: [invalid, unauthorized]`;
    const replies = ['Bad', 'Unauthorized', 'NotFound', 'Unprocessable', 'Unreadable'];
    const errors = [`schemas:\n  ErrorCode:${codes}\nresponses:`];
    errors.push(...replies.map((name) => `  ${name}: { description: ${name} }`));
    await writeFile(join(folder, 'errors.yaml'), errors.join('\n'));
    await writeFile(
      join(folder, 'openapi.yaml'),
      `openapi: 3.1.0
info: { title: Till, version: 0.1.0 }
components: { schemas: { Sum: { type: integer } } }
x-error-replies:
  '400': { $ref: './errors.yaml#/responses/Bad' }
  '401': { $ref: './errors.yaml#/responses/Unauthorized' }
  '404': { $ref: './errors.yaml#/responses/NotFound' }
  '422': { $ref: './errors.yaml#/responses/Unprocessable' }
paths:
  /open: { $ref: './sales.yaml#/paths/~1open' }
  /sales: { $ref: './sales.yaml#/paths/~1sales' }
`,
    );
    await writeFile(
      join(folder, 'sales.yaml'),
      `paths:
  /open:
    get: { operationId: isOpen, x-permission: public, x-errors: [], responses: { '204': { description: Yes. } } }
  /sales:
    post:
      operationId: sell
      x-permission: sales:write
      x-errors: [not_found, unreadable]
      responses:
        '204': { description: Sold. }
        '422': { $ref: './errors.yaml#/responses/Unreadable' }
`,
    );
    const { paths } = await bundleContract(join(folder, 'openapi.yaml'));
    await remove();
    const repliesOf = (operation: unknown) =>
      Object.entries((operation as { responses: Record<string, { $ref?: string }> }).responses).map(
        ([status, { $ref }]) => `${status} ${$ref?.split('/').at(-1) ?? 'written'}`,
      );
    expect(repliesOf(paths['/open']?.['get'])).toEqual(['204 written', '400 Bad']);
    expect(repliesOf(paths['/sales']?.['post'])).toEqual([
      '204 written',
      '400 Bad',
      '401 Unauthorized',
      '404 NotFound',
      '422 Unreadable',
    ]);
  });

  test('refuses an unresolved reference, and names it', async () => {
    const [root, remove] = await writableProject();
    const items = join(root, 'contracts/shop/openapi.yaml');
    await writeFile(
      items,
      `openapi: 3.1.0
info: { title: Broken, version: 1.0.0 }
paths: { /a: { $ref: './nowhere.yaml#/paths/~1a' } }
`,
    );
    await expect(bundleContract(entryOf(root))).rejects.toThrow(/cannot be bundled[\s\S]*nowhere/);
    await remove();
  });

  // Otherwise two types with one name in different files would silently become Price and Price-2.
  test('refuses one name for two different components', async () => {
    const [root, remove] = await writableProject();
    await mkdir(join(root, 'contracts/twins'));
    const schema = (type: string): string => `schemas: { Twin: { type: ${type} } }\n`;
    await writeFile(join(root, 'contracts/twins/a.yaml'), schema('string'));
    await writeFile(join(root, 'contracts/twins/b.yaml'), schema('integer'));
    const reply = (file: string): string =>
      `{ get: { responses: { '200': { description: x, content: { application/json: { schema: { $ref: './${file}#/schemas/Twin' } } } } } } }`;
    await writeFile(
      join(root, 'contracts/twins/openapi.yaml'),
      `openapi: 3.1.0
info: { title: Twins, version: 1.0.0 }
paths:
  /a: ${reply('a.yaml')}
  /b: ${reply('b.yaml')}
`,
    );
    await expect(bundleContract(join(root, 'contracts/twins/openapi.yaml'))).rejects.toThrow(
      /Twin is the name of another component in another file too/,
    );
    await remove();
  });
});

describe('contractDocument', () => {
  test('refuses a document of another OpenAPI version', () => {
    const old = { openapi: '3.0.3', info: {}, paths: {}, components: { schemas: {} } };
    expect(() => contractDocument(old, 'old.yaml')).toThrow(/old\.yaml is no OpenAPI 3\.1/);
  });
});
