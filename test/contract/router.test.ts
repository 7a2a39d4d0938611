import { readFileSync } from 'node:fs';
import { type Document, OpenAPIBackend } from 'openapi-backend';
import { operations, type TrieNode, trie } from '../../generated/erp/operations.js';
import { matchPath } from '../../src/kernel/http/router.js';
import { describe, expect, test } from '../support/jest.js';

const file = new URL('../../generated/erp/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;

async function stockRouter() {
  const api = new OpenAPIBackend({ definition: document, quick: true, validate: false });
  await api.init();
  return (method: string, path: string): string | undefined =>
    api.router.matchOperation({ method, path, headers: {} })?.operationId;
}

const ours = (method: string, path: string): string | undefined => {
  const match = matchPath(trie, method, path);
  return match.kind === 'operation' ? match.operationId : undefined;
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const templates = [...new Set(Object.values(operations).map(({ path }) => path))];
const filled = (path: string, value: string) => path.replace(/\{[^}]+\}/g, value);

/** Paths beside the contract: every prefix of a path, and every path with one more segment. */
const beside = templates.flatMap((path) => [
  `${filled(path, '17')}/more`,
  filled(path, '17').slice(0, filled(path, '17').lastIndexOf('/')),
]);

/** Literal paths in the place of a parameter: the generated router reserves all of their methods. */
function isUnderLiteral(path: string): boolean {
  let node: TrieNode | undefined = trie;
  for (const segment of path.split('/').slice(1)) {
    const literal: TrieNode | undefined = node?.literals[segment];
    if (literal !== undefined && node?.param !== undefined) return true;
    node = literal ?? node?.param?.node;
  }
  return false;
}

describe('the generated router', () => {
  test('finds every operation of the contract by its own method and path', () => {
    for (const { id, method, path } of Object.values(operations)) {
      expect([id, ours(method, filled(path, '17'))]).toEqual([id, id]);
    }
  });

  test('agrees with the router of openapi-backend on every path, on similar paths, and on every method', async () => {
    const stock = await stockRouter();
    const paths = [...templates.map((path) => filled(path, '17')), ...beside];
    const differences: string[] = [];
    for (const path of paths) {
      if (isUnderLiteral(path)) continue;
      for (const method of methods) {
        const [own, other] = [ours(method, path), stock(method, path)];
        if (own !== other) differences.push(`${method} ${path}: ${own} and ${other}`);
      }
    }
    expect(differences).toEqual([]);
    expect(paths.length).toBeGreaterThan(templates.length);
  });

  test('agrees on literal paths in the place of a parameter, for their own methods', async () => {
    const stock = await stockRouter();
    const literal = Object.values(operations).filter(({ path }) => isUnderLiteral(path));
    expect(literal.map(({ id }) => id)).toContain('listProductCategories');
    for (const { method, path } of literal) {
      const at = filled(path, '17');
      expect([at, ours(method, at)]).toEqual([at, stock(method, at)]);
    }
  });

  test('never reads a literal path as a parameter: its other methods are refused', () => {
    expect(matchPath(trie, 'GET', '/api/products/categories')).toMatchObject({
      operationId: 'listProductCategories',
    });
    for (const method of ['PUT', 'DELETE']) {
      expect(matchPath(trie, method, '/api/products/17').kind).toBe('operation');
      expect(matchPath(trie, method, '/api/products/categories')).toEqual({
        kind: 'method',
        allow: 'GET, POST',
      });
    }
  });

  test('treats an escaped slash as part of its segment, and refuses malformed escapes', () => {
    expect(matchPath(trie, 'GET', '/api/products/a%2Fb')).toMatchObject({
      operationId: 'getProduct',
      params: { id: 'a/b' },
    });
    expect(matchPath(trie, 'GET', '/api/products/%zz').kind).toBe('malformed');
    expect(matchPath(trie, 'GET', '/api/products/%ff').kind).toBe('malformed');
    expect(matchPath(trie, 'GET', '/api/products/').kind).toBe('none');
  });
});
