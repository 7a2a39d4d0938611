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
